import type { Table } from './table.svelte';
import { WhyNot, type Asking } from './whynot.svelte';

/** What is told beside the things of a table, one at a time: what something is, or why it cannot be chosen; and the rules over it. */
export class Notes {
  /** The thing that is explained; `hover` says that a mouse only rests there. */
  help = $state.raw<{ topic: string; element: Element; hover?: boolean } | null>(null);
  /** The rules, at a paragraph or a numbered rule. */
  reads = $state.raw<{ at?: string; rule?: string } | null>(null);
  readonly why: WhyNot;

  constructor(table: Table, request: Asking['request']) {
    this.why = new WhyNot({
      request,
      newest: () => table.newest?.seq ?? -1,
      room: (element) => {
        if (this.help?.element === element && !this.help.hover) return false;
        this.help = null;
        return true;
      },
      otherwise: (topic, element) => { if (topic !== null) this.tell(topic, element); },
    });
  }

  /** Says what a thing is. */
  tell(topic: string, element: Element, hover = false): void {
    this.why.close();
    this.help = { topic, element, hover };
  }

  /** Opens the rules, in place of a note. */
  read(where: { at?: string; rule?: string }): void {
    this.close();
    this.reads = where;
  }

  close(): void {
    this.help = null;
    this.why.close();
  }
}
