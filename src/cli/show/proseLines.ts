import type { Game, Guide } from '../../domain/data.ts';
import { paragraphsOf, wrapText } from './wrapText.ts';

/** The input of every part of the reading view. */
export interface View {
  guide: Guide;
  game: Game;
  width: number;
  /** YYYY-MM-DD. */
  today: string;
  /** "[1, 4]" for ids of sources, in the order in which the list at the end has them. */
  cite: (ids: readonly string[]) => string;
  titleOf: (boxId: string | undefined) => string;
}

/** Prose, indented by the width of `first`, which stands before it. */
export function prose({ width }: Pick<View, 'width'>, text: string, first = '  '): string[] {
  return paragraphsOf(text).flatMap((paragraph, index) => {
    const start = index === 0 ? first : ' '.repeat(first.length);
    return [...(index === 0 ? [] : ['']), ...wrapText(paragraph, width, start)];
  });
}

/** A label in a column of its own, and prose beside it. */
export function labeled({ width }: Pick<View, 'width'>, label: string, text: string, columns = 14): string[] {
  return prose({ width }, text, `  ${label.padEnd(columns)}`);
}
