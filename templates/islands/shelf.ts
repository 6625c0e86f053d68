/** Shows what is on the reader's shelf at the boxes of a guide, in room that is always there. */
import { ownedIn } from '../../src/domain/situations/ticked.ts';
import type { FinderProps } from './finder/FinderForm.tsx';
import { readShelf, shelfEvent } from './shelf/keep.ts';

export function startShelf(): void {
  const island = document.getElementById('island-finder');
  if (!island) return;
  const { game } = JSON.parse(island.nextElementSibling?.textContent ?? '') as FinderProps;
  const update = () => {
    const owned = ownedIn(readShelf().get(game.id) ?? '') ?? [];
    for (const { id, slug } of game.boxes) if (slug !== null) mark(slug, owned.includes(id));
  };
  for (const type of ['storage', 'pageshow', shelfEvent]) addEventListener(type, update);
  update();
  if (!readShelf().has(game.id)) return;
  island.classList.add('waits');
  wakeNearView(island);
}

function mark(anchor: string, owned: boolean): void {
  const title = document.getElementById(anchor)?.querySelector('h4, b');
  const shown = title?.querySelector('.own');
  if (!owned) shown?.remove();
  if (!owned || !title || shown) return;
  const text = document.createElement('span');
  text.className = 'own';
  text.textContent = 'You own this';
  title.append(' ', text);
}

/** Distance from the window at which it is loaded, in pixels. */
const near = '400px';

/** The finder must not name an owned box; so for readers with a shelf it starts before it comes into view. */
function wakeNearView(island: HTMLElement): void {
  const wake: IntersectionObserverCallback = (entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    island.dispatchEvent(new Event('focusin', { bubbles: true }));
  };
  new IntersectionObserver(wake, { rootMargin: near }).observe(island);
}
