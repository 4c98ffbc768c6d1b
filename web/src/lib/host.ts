/** The games that the page can show: each is a component of its own, loaded when a table needs it. */
import type { Component, Snippet } from 'svelte';

import type { Acting } from './acting.svelte';
import type { Scene } from './scene';
import type { Size } from './size';

/** What the page gives to a game's table. */
export interface TableProps {
  scene: Scene<never>;
  acting: Acting;
  size: Size;
  undo?: { label: string; run: () => void } | null;
  clock?: { left: number; of: number } | null;
  hidden?: boolean;
  hints?: ReadonlyMap<number, number>;
  now?: number | null;
  foot?: Snippet | undefined;
  notice?: Snippet | undefined;
  onhelp?: (topic: string, element: Element) => void;
  ongo?: ((seq: number) => void) | undefined;
  logOpen?: boolean;
  /** Tutankhamun's sets as a sheet, on phones. */
  setsOpen?: boolean;
}

export type TableComponent = Component<TableProps, object, 'logOpen' | 'setsOpen'>;

const TABLES: Record<string, () => Promise<{ default: unknown }>> = {
  luxor: () => import('./games/luxor/LuxorTable.svelte'),
  tutankhamun: () => import('./games/tutankhamun/TutTable.svelte'),
};

/** The table of a game; null where the page has none. */
export async function board(game: string): Promise<TableComponent | null> {
  return ((await TABLES[game]?.())?.default as TableComponent | undefined) ?? null;
}
