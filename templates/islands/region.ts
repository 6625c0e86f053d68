import { keep, readKept } from './storage.ts';

declare global {
  /** false for a site without the switch. */
  const REGION_SWITCH: boolean;
}

const regions = ['US', 'UK'] as const;
export type Region = (typeof regions)[number];

const key = 'region';

export function readRegion(): Region {
  const chosen = readKept(key);
  return chosen === 'US' || chosen === 'UK' ? chosen : guessRegion();
}

function guessRegion(): Region {
  return navigator.language === 'en-GB' || (hasBritishHours() && isBritishZone()) ? 'UK' : 'US';
}

/** Checked first: reading the time zone delays a slow phone's first paint by a tenth of a second. */
function hasBritishHours(): boolean {
  const offset = (month: number) => new Date(2026, month).getTimezoneOffset();
  return offset(0) === 0 && offset(6) === -60;
}

function isBritishZone(): boolean {
  return /London|^GB/.test(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

export function applyRegion(region = readRegion()): void {
  document.documentElement.dataset['region'] = region;
}

export function startRegion(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-region-choice]')];
  let isKept = true;
  const show = (region: Region) => {
    applyRegion(region);
    for (const button of buttons)
      button.setAttribute('aria-pressed', `${button.dataset['regionChoice'] === region}`);
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const region = regions.find((known) => known === button.dataset['regionChoice']) ?? 'US';
      isKept = keep(key, region);
      show(region);
    });
  }
  const showChosen = () => {
    if (isKept) show(readRegion());
  };
  showChosen();
  // It may have changed in another tab, or on a page that the reader came back from.
  for (const type of ['storage', 'pageshow']) addEventListener(type, showChosen);
}
