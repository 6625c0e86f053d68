import type { Expansion } from './data.ts';

/** A box's name in lines, rows and breadcrumbs: "Oceania" for Oceania Expansion. */
export function shortTitle({ title, short_title: short }: Pick<Expansion, 'title' | 'short_title'>): string {
  return short ?? title.replace(/(?<=\S) Expansion$/, '');
}
