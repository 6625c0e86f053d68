import { parseShelf, shelfKey, type Shelf } from '../../../src/domain/shelf.ts';

/** Announces on the window that the shelf has changed on this page; other pages hear the browser's own event. */
export const shelfEvent = 'shelf';

/** The shelf stored on this device; empty where storage is blocked. */
export function readShelf(): Shelf {
  try {
    return parseShelf(localStorage.getItem(shelfKey));
  } catch {
    return parseShelf(null);
  }
}

/** Only after the reader asked for it. Where storage is blocked or full, nothing is kept and nothing else changes. */
export function keepShelf(shelf: Shelf): void {
  try {
    const text = shelf.toString();
    if (text !== '') localStorage.setItem(shelfKey, text);
    else localStorage.removeItem(shelfKey);
  } catch {
    // The answers still stand in the form and in the address.
  }
  dispatchEvent(new Event(shelfEvent));
}
