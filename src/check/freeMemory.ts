import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const mib = 1024 * 1024;
/** Characters; what shorter pages leave behind, the engine collects in time and cheaper. */
const largePage = 256 * 1024;
/** What may come up between two collections; the tree of one large page takes as much. */
const step = 12 * mib;

let most = 40 * mib;
let collect: (() => void) | null = null;

/**
 * To be called when a page of so many characters is to be read: the engine, which has all the machine's memory in
 * view, would let the trees and bodies of many large ones lie before it looks for what can go.
 */
export function freeMemory(pageLength: number): void {
  if (pageLength < largePage || usedBytes() < most) return;
  collect ??= findCollector();
  collect();
  // What is needed after all is no reason to collect at every page.
  most = usedBytes() + step;
}

function usedBytes(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}

/** There is no other way to the collector once the program runs. */
function findCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  return () => {
    if (typeof gc === 'function') Reflect.apply(gc, undefined, []);
  };
}
