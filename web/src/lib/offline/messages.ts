/** What goes between the page and the worker in which the server runs. */
export type ToWorker =
  | { type: 'start'; base: string; folder: string; sources: string }
  | { type: 'request'; id: number; method: string; url: string; body: string }
  | { type: 'open' | 'hear' | 'close'; line: number; text: string };

export type FromWorker =
  | { type: 'ready'; seconds: number }
  | { type: 'broken'; why: string }
  | { type: 'answer'; id: number; text: string }
  | { type: 'line'; line: number; text: string; code: number };

/** An answer: status, kind, text, and the name of the file if it is one. */
export type Answered = [status: number, kind: string, body: string, name: string];
