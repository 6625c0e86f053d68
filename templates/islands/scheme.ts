import { keep, readKept } from './storage.ts';

type Scheme = 'system' | 'light' | 'dark';

const key = 'scheme';
const next: Record<Scheme, Scheme> = { system: 'light', light: 'dark', dark: 'system' };

function chosenScheme(): Scheme {
  const chosen = readKept(key);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** The stylesheet leaves anything but light and dark to the system. */
export function applyScheme(scheme = readKept(key) ?? ''): void {
  document.documentElement.dataset['theme'] = scheme;
}

/** One button that goes from the system's colors to light to dark and back. */
export function startSchemeButton(): void {
  const button = document.querySelector<HTMLButtonElement>('.tog');
  if (!button) return;
  let scheme = chosenScheme();
  let isKept = true;
  const show = () => {
    applyScheme(scheme);
    button.dataset['scheme'] = scheme;
    button.setAttribute('aria-label', `Colors: ${scheme}. Switch to ${next[scheme]}`);
  };
  button.addEventListener('click', () => {
    scheme = next[scheme];
    isKept = keep(key, scheme === 'system' ? null : scheme);
    show();
  });
  // It may have been chosen in another tab, or on a later page that the reader came back from.
  for (const type of ['storage', 'pageshow']) {
    addEventListener(type, () => {
      if (!isKept) return;
      scheme = chosenScheme();
      show();
    });
  }
  show();
}
