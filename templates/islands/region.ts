/** Which region's shops stand first: the reader's choice, else a guess from time zone and language. */
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

/** Before the first paint: the stylesheet orders by this. */
export function applyRegion(region = readRegion()): void {
  document.documentElement.dataset['region'] = region;
}

/** The switch, and lists whose order in the document is the order that is seen. */
export function startRegion(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-region-choice]')];
  if (buttons.length === 0) return;
  let isKept = true;
  const show = (region: Region) => {
    applyRegion(region);
    for (const button of buttons)
      button.setAttribute('aria-pressed', `${button.dataset['regionChoice'] === region}`);
    for (const list of document.querySelectorAll('.offers, .buys')) putFirst(list, region);
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

/** Keeps the order within each region, which is that of the server. */
function putFirst(list: Element, region: Region): void {
  const items = [...list.children].filter((item): item is HTMLElement => item instanceof HTMLElement);
  const of = (item: HTMLElement) => item.dataset['region'];
  const ordered = [
    ...items.filter((item) => of(item) === region),
    ...regions
      .filter((other) => other !== region)
      .flatMap((other) => items.filter((item) => of(item) === other)),
  ];
  if (ordered.some((item, index) => item !== items[index])) list.append(...ordered);
}
