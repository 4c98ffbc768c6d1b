import { href, parse, type Route } from './router';

/** The place that is shown now, and the way to another. */
export class Router {
  route = $state.raw<Route>({ page: 'home' });

  constructor(private readonly window: Window) {
    this.read();
    window.addEventListener('popstate', () => this.read());
    window.addEventListener('hashchange', () => this.read());
  }

  /** Goes to a place; `instead` leaves the present one out of the way back. */
  go(route: Route, instead = false): void {
    const path = this.window.location.pathname + href(route);
    if (instead) this.window.history.replaceState(null, '', path);
    else this.window.history.pushState(null, '', path);
    this.route = route;
    this.window.scrollTo(0, 0);
  }

  /** The present place has another address from now on. */
  rename(route: Route): void {
    this.window.history.replaceState(null, '', this.window.location.pathname + href(route));
    this.route = route;
  }

  private read(): void {
    this.route = parse(this.window.location.hash);
  }
}
