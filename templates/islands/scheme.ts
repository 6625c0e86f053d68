/** The reader's choice of colors: the system's unless light or dark was chosen here. */
export type Scheme = 'system' | 'light' | 'dark';

const key = 'scheme';

/** Storage may be blocked, full or empty; then the system decides. */
export function chosenScheme(): Scheme {
  try {
    const chosen = localStorage.getItem(key);
    return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
  } catch {
    return 'system';
  }
}

/** The stylesheet knows light and dark, and leaves everything else to the system. */
export function applyScheme(scheme = chosenScheme()): void {
  document.documentElement.dataset['theme'] = scheme;
}

/** False where the choice could not be kept; it holds for this page all the same. */
export function chooseScheme(scheme: Scheme): boolean {
  applyScheme(scheme);
  try {
    if (scheme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
    return true;
  } catch {
    return false;
  }
}
