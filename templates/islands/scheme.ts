/** The reader's choice of colours: the system's unless light or dark was chosen here. */
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

export function applyScheme(): void {
  const scheme = chosenScheme();
  if (scheme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = scheme;
}

/** False where the choice could not be kept; it holds for this page all the same. */
export function chooseScheme(scheme: Scheme): boolean {
  if (scheme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = scheme;
  try {
    if (scheme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
    return true;
  } catch {
    return false;
  }
}
