import { keep, readKept } from './storage.ts';

type Scheme = 'system' | 'light' | 'dark';

const key = 'scheme';
const next: Record<Scheme, Scheme> = { system: 'light', light: 'dark', dark: 'system' };

function chosenScheme(): Scheme {
  const chosen = readKept(key);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** The stylesheet follows the system for any other value. */
export function applyScheme(scheme = readKept(key) ?? ''): void {
  document.documentElement.dataset['theme'] = scheme;
}

/** The colors of the browser around the page follow the choice too. */
function applyThemeColor(scheme: Scheme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const own = meta.dataset['scheme'];
    meta.media = scheme === 'system' ? `(prefers-color-scheme:${own})` : scheme === own ? '' : 'not all';
  }
}

export function startSchemeButton(): void {
  const button = document.querySelector<HTMLButtonElement>('.tog');
  if (!button) return;
  let scheme = chosenScheme();
  let isKept = true;
  const show = () => {
    applyScheme(scheme);
    applyThemeColor(scheme);
    button.dataset['scheme'] = scheme;
    button.setAttribute('aria-label', `Colors: ${scheme}. Switch to ${next[scheme]}`);
  };
  button.addEventListener('click', () => {
    scheme = next[scheme];
    isKept = keep(key, scheme === 'system' ? null : scheme);
    show();
  });
  // It may have changed in another tab, or on a page that the reader came back from.
  for (const type of ['storage', 'pageshow']) {
    addEventListener(type, () => {
      if (!isKept) return;
      scheme = chosenScheme();
      show();
    });
  }
  show();
}
