import { ownedIn } from '../../src/domain/finder/choices.ts';
import type { FinderGame } from '../../src/domain/finder/finderGame.ts';
import type { FinderProps } from './finder/FinderForm.tsx';
import { readShelf, shelfEvent } from './shelf/keep.ts';

export function startShelf(): void {
  const island = document.getElementById('island-finder');
  const path = island?.dataset['islandData'];
  if (!island || path === undefined) return;
  const gameId = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
  let boxes: Promise<FinderGame['boxes']> | undefined;
  const update = async () => {
    const kept = readShelf().get(gameId);
    // Only readers with a shelf of this game fetch its boxes; no mark changes until they arrive.
    if (kept === null && boxes === undefined) return;
    boxes ??= fetchBoxes(path);
    const owned = ownedIn(kept ?? '') ?? [];
    for (const { id, slug } of await boxes) if (slug !== null) mark(slug, owned.includes(id));
  };
  const updateIfReached = () => {
    update().catch(() => {
      boxes = undefined;
    });
  };
  for (const type of ['storage', 'pageshow', shelfEvent]) addEventListener(type, updateIfReached);
  updateIfReached();
  if (!readShelf().has(gameId)) return;
  island.classList.add('waits');
  hydrateNearView(island);
}

async function fetchBoxes(path: string): Promise<FinderGame['boxes']> {
  const { game } = (await (await fetch(path)).json()) as FinderProps;
  return game.boxes;
}

function mark(anchor: string, owned: boolean): void {
  const title = document.getElementById(anchor)?.querySelector('.nm');
  const shown = title?.parentElement?.querySelector('.own');
  if (!owned) shown?.remove();
  if (!owned || !title || shown) return;
  const text = document.createElement('span');
  text.className = 'own';
  text.textContent = 'You own this';
  title.after(' ', text);
}

const near = '400px';

/** The finder must not name an owned box, so for readers with a shelf it starts early. */
function hydrateNearView(island: HTMLElement): void {
  const hydrate: IntersectionObserverCallback = (entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    island.dispatchEvent(new Event('focusin', { bubbles: true }));
  };
  new IntersectionObserver(hydrate, { rootMargin: near }).observe(island);
}
