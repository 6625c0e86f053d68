/** The device's storage, which may be blocked or full. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** null removes the value. false: the browser stores nothing. */
export function keep(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export const notKeptText = 'This browser blocks storage, so nothing can be remembered.';
