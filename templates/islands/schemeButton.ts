import { applyScheme, chooseScheme, chosenScheme, type Scheme } from './scheme.ts';

const next: Record<Scheme, Scheme> = { system: 'light', light: 'dark', dark: 'system' };

/** One button that goes from the system's colors to light to dark and back. */
export function startSchemeButton(): void {
  const button = document.querySelector<HTMLButtonElement>('.tog');
  if (!button) return;
  let scheme = chosenScheme();
  let isKept = true;
  const show = () => {
    button.dataset['scheme'] = scheme;
    button.setAttribute('aria-label', `Colors: ${scheme}. Switch to ${next[scheme]}`);
  };
  button.addEventListener('click', () => {
    scheme = next[scheme];
    isKept = chooseScheme(scheme);
    show();
  });
  // It may have been chosen in another tab, or on a later page that the reader came back from.
  for (const type of ['storage', 'pageshow']) {
    addEventListener(type, () => {
      if (!isKept) return;
      scheme = chosenScheme();
      applyScheme();
      show();
    });
  }
  show();
}
