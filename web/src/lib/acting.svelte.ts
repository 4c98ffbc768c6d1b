import type { Choice } from './wire';

/** What I may do now, what I am looking at, and what I am about to do. */
export class Acting {
  choices = $state.raw<readonly Choice[]>([]);
  /** Under the mouse or in focus. */
  pointed = $state.raw<Choice | null>(null);
  /** Touched once; a second touch, Enter or the button confirms it. */
  picked = $state.raw<Choice | null>(null);
  /** Sent, and not yet answered. */
  sent = $state.raw<Choice | null>(null);
  shown = $derived(this.pointed ?? this.picked);

  constructor(
    private readonly send: (choice: Choice) => void,
    /** Whether every choice wants a second touch. */
    private readonly careful: () => boolean = () => false,
  ) {}

  /** New choices: whatever was looked at belongs to the past. */
  offer(choices: readonly Choice[]): void {
    this.choices = choices;
    this.pointed = null;
    this.sent = null;
    this.picked = null;
  }

  point(choice: Choice | null): void {
    this.pointed = this.sent ? null : choice;
  }

  /** Puts a choice forward. On a touch screen, or where I want to be careful, it is only shown at first. */
  pick(choice: Choice, touch: boolean): void {
    if (this.sent) return;
    const seen = this.picked?.action === choice.action;
    if (!seen && (touch || this.careful())) {
      this.picked = choice;
      this.pointed = null;
    } else {
      this.confirm(choice);
    }
  }

  confirm(choice: Choice | null = this.shown): void {
    if (!choice || this.sent) return;
    this.sent = choice;
    this.send(choice);
  }

  /** The server said no: nothing is lost, the same choices stand. */
  refused(): void {
    this.sent = null;
    this.picked = null;
  }

  cancel(): void {
    this.picked = null;
    this.pointed = null;
  }
}
