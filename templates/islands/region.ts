/** Which region's shops are shown: the reader's choice, else a guess from time zone and language. */
const regions = ['US', 'UK'] as const;
export type Region = (typeof regions)[number];

const key = 'region';

/** Storage may be blocked, full or hold nonsense; then the guess counts. */
export function readRegion(): Region {
  try {
    const chosen = localStorage.getItem(key);
    if (chosen === 'US' || chosen === 'UK') return chosen;
  } catch {
    // Not kept, so not chosen.
  }
  return guessRegion();
}

function guessRegion(): Region {
  return navigator.language === 'en-GB' || (hasBritishHours() && isBritishZone()) ? 'UK' : 'US';
}

/** Asked first: the name of the zone costs a slow phone a tenth of a second before the first paint. */
function hasBritishHours(): boolean {
  const offset = (month: number) => new Date(2026, month).getTimezoneOffset();
  return offset(0) === 0 && offset(6) === -60;
}

function isBritishZone(): boolean {
  return /London|^GB/.test(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Before the first paint: the stylesheet shows and hides by this. */
export function applyRegion(region = readRegion()): void {
  document.documentElement.dataset['region'] = region;
}

/** The switches, of which a page may have several. */
export function startRegion(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-region-choice]')];
  if (buttons.length === 0) return;
  let isKept = true;
  const show = (region: Region) => {
    applyRegion(region);
    for (const button of buttons)
      button.setAttribute('aria-pressed', `${button.dataset['regionChoice'] === region}`);
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const region = regions.find((known) => known === button.dataset['regionChoice']) ?? 'US';
      try {
        localStorage.setItem(key, region);
        isKept = true;
      } catch {
        // It holds for this page all the same.
        isKept = false;
      }
      show(region);
    });
  }
  const showChosen = () => {
    if (isKept) show(readRegion());
  };
  showChosen();
  // It may have been chosen in another tab, or on a later page that the reader came back from.
  for (const type of ['storage', 'pageshow']) addEventListener(type, showChosen);
}
