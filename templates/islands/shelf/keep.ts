import { parseShelf, shelfKey, type Shelf } from '../../../src/domain/shelf.ts';
import { keep, readKept } from '../storage.ts';

/** Announces on the window that the shelf changed on this page; other pages get the browser's own event. */
export const shelfEvent = 'shelf';

export function readShelf(): Shelf {
  return parseShelf(readKept(shelfKey));
}

/** Only after the reader asked for it. false: the browser stores nothing. */
export function keepShelf(shelf: Shelf): boolean {
  const isKept = keep(shelfKey, shelf.toString() || null);
  dispatchEvent(new Event(shelfEvent));
  return isKept;
}
