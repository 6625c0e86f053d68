/** Runs in a page before its own code: blocks storage by throwing. */
export function blockStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
}

/** Runs in a page before its own code: fills the storage. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}
