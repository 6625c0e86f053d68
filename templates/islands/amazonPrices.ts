import type { AmazonFile } from '../../src/domain/amazon.ts';

declare global {
  /** false for a site without a price of Amazon. */
  const AMAZON_PRICES: boolean;
}

const day = 24 * 60 * 60 * 1000;

/** Puts Amazon’s prices below its buttons, only while they are younger than 24 hours: its terms keep them out of pages. */
export function showAmazonPrices(): void {
  const rooms = [...document.querySelectorAll<HTMLElement>('[data-amazon]')];
  const address = rooms[0]?.dataset['amazon'];
  if (address === undefined) return;
  const load = async () => {
    const { details, prices } = (await (await fetch(address)).json()) as AmazonFile;
    const show = () => {
      for (const { offer, at, text } of prices) {
        const left = Date.parse(at) + day - Date.now();
        for (const room of rooms.filter(({ dataset }) => dataset['of'] === offer)) {
          room.replaceChildren();
          // More is left only if the reader’s clock is wrong.
          if (left > 0 && left < day) room.append(text, ' ', detailsOf(details));
        }
        if (left > 0) setTimeout(show, left);
      }
    };
    show();
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) show();
    });
  };
  // Without the file, the buttons read as they are.
  load().catch(() => undefined);
}

function detailsOf(text: string): HTMLElement {
  const [details, summary] = ['details', 'summary'].map((name) => document.createElement(name));
  if (details === undefined || summary === undefined) throw new Error();
  summary.append('Details');
  details.append(summary, ` ${text}`);
  return details;
}
