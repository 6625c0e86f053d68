import { ageText, formatDate } from '../../src/domain/dates.ts';

/** Says how long ago an offer was checked, and takes away prices that are too old by now. */
export function startOfferAge(): void {
  const update = () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-age]')) {
      time.textContent = ageText(time.dateTime, today);
      time.title = formatDate(time.dateTime);
    }
    for (const price of document.querySelectorAll<HTMLElement>('[data-until]')) {
      if (today > (price.dataset['until'] ?? '')) hidePrice(price);
    }
  };
  update();
  // The page may come back from the browser's memory days later.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update();
  });
}

function hidePrice(price: HTMLElement): void {
  price.textContent = 'Price varies';
  price.classList.toggle('price--none', price.classList.contains('price'));
}
