import { getContext, setContext, untrack } from 'svelte';

import { Refusal, sentence, type Api } from './api';
import type { Written } from './editions/tables';
import type { Ways } from './offline/ways.svelte';
import type { Router } from './routing.svelte';
import { Screen } from './screen.svelte';
import type { Settings } from './settings.svelte';
import { Sounds } from './sound';
import { say, words, type Language } from './words';

const KEY = Symbol('page');
/** How long another tab may take to be given the new cookie of this browser, in milliseconds. */
const NEW_COOKIE = 1500;
/** How many sentences stay to be read. */
const REMEMBERED = 12;

/** What every part of the page shares: who I am, where I am, what I have set, and a voice for who cannot see. */
export class Page {
  readonly screen = new Screen();
  readonly sounds: Sounds;
  me = $state<string | null>(null);
  known = $state(false);
  asking = $state(false);
  settingsOpen = $state(false);
  /** The edition that I made last: home has it chosen already. */
  made = $state.raw<{ edition: Written; kept: string | null } | null>(null);
  /** Loads the new version of the page that is ready; null if there is none, or it is not wanted now. */
  renew = $state.raw<(() => void) | null>(null);
  /** What was said of what happened, oldest first: one sentence never takes the place of another that is still being read. */
  events = $state.raw<readonly { id: number; words: string }[]>([]);
  assertive = $state('');
  private answer: ((named: boolean) => void) | null = null;
  private meeting: Promise<void> | null = null;
  private leaving: Promise<unknown> | null = null;

  constructor(
    readonly api: Api,
    readonly router: Router,
    readonly settings: Settings,
    readonly ways: Ways,
  ) {
    this.sounds = new Sounds(() => settings.sound);
  }

  /** Speaks a language from now on, here and when I come back. */
  async speak(language: Language): Promise<void> {
    await words.use(language);
    this.settings.language = language;
  }

  /** Finds out who I am. */
  meet(): Promise<void> {
    return (this.meeting ??= this.greet());
  }

  /** Talks to this device from now on, or to the server; I may be called otherwise there. */
  async turnTo(device: boolean): Promise<void> {
    this.ways.offline = this.ways.chosen = device;
    await (this.meeting = this.greet());
  }

  private async greet(): Promise<void> {
    try {
      this.me = (await this.api.me()).name;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 0) this.meeting = null;
    }
    this.known = true;
  }

  /** Sees to it that I have a name; false if I would not say it. */
  async named(): Promise<boolean> {
    await this.meet();
    if (this.me !== null) return true;
    this.asking = true;
    return new Promise((done) => (this.answer = done));
  }

  /** Sees to it that I am somebody, without asking: a guest, until I say a name. Gives a sentence if it cannot be. */
  async somebody(): Promise<string | null> {
    await this.meet();
    return this.me === null ? this.introduce(say('guest')) : null;
  }

  /** Keeps a name; returns a sentence if that fails. */
  async introduce(name: string): Promise<string | null> {
    try {
      this.me = (await this.api.introduce(name)).name;
    } catch (error) {
      return error instanceof Refusal && error.code === 'bad_request' ? say('error-bad-name') : sentence(error);
    }
    this.answered(true);
    return null;
  }

  /** Ends my cookie and every copy of it; returns a sentence if that fails. */
  async signOut(): Promise<string | null> {
    const wrong = await this.leave(this.api.signOut());
    if (wrong === null) {
      this.me = null;
      this.router.go({ page: 'home' });
    }
    return wrong;
  }

  /** Ends my cookie on all other devices; returns a sentence if that fails. */
  endOthers(): Promise<string | null> {
    return this.leave(this.api.endOthers());
  }

  private async leave(request: Promise<unknown>): Promise<string | null> {
    this.leaving = request.catch(() => undefined);
    try {
      await request;
      return null;
    } catch (error) {
      return sentence(error);
    }
  }

  /** Whether I am still somebody, after my cookie was ended: this browser may have a new one, or get it in a moment. */
  async isKnown(): Promise<boolean> {
    await this.leaving;
    for (let asked = 0; asked < 2; asked++) {
      if (asked) await new Promise((done) => setTimeout(done, NEW_COOKIE));
      try {
        if ((await this.api.me()).name !== null) return true;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return true;
      }
    }
    this.me = null;
    return false;
  }

  answered(named: boolean): void {
    this.asking = false;
    this.answer?.(named);
    this.answer = null;
  }

  /** Says something to who cannot see; `now` interrupts. The same words twice are said twice. */
  say(words: string, now = false): void {
    if (!words) return;
    const again = (before: string): string => (before === words ? `${words} ` : words);
    untrack(() => {
      if (now) this.assertive = again(this.assertive);
      else this.events = [...this.events.slice(1 - REMEMBERED), { id: (this.events.at(-1)?.id ?? 0) + 1, words }];
    });
  }
}

export function providePage(page: Page): void {
  setContext(KEY, page);
}

export function usePage(): Page {
  return getContext<Page>(KEY);
}
