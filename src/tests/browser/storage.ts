/** Runs in a page before its own code: a browser that keeps nothing, and says so by throwing. */
export function blockStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
}

/** Runs in a page before its own code: a browser whose room is used up. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}
