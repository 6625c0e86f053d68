/** Hides the parts that an address changes (#players=4) until the change is made, so that nothing moves. See .held in the style sheets. */
const held = 'held';

/** Before the first paint. */
export function holdForAddress(): void {
  if (location.hash.includes('=')) document.documentElement.classList.add(held);
}

export function showHeld(): void {
  document.documentElement.classList.remove(held);
}
