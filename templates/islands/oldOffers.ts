/**
 * Removes prices and stock that are too old by now. data-until is the last day on which they may be shown. After it the
 * text of a data-old element becomes the value of that attribute (removed if empty); a data-whole element goes entirely.
 */
export function expireOffers(): void {
  const update = () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const offer of document.querySelectorAll<HTMLElement>('[data-until]')) {
      if (today > (offer.dataset['until'] ?? '')) expire(offer);
    }
  };
  update();
  // The page may come back from the browser's memory days later.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update();
  });
}

function expire(offer: HTMLElement): void {
  if ('whole' in offer.dataset) {
    offer.remove();
    return;
  }
  for (const part of offer.querySelectorAll<HTMLElement>('[data-old]')) {
    if (part.dataset['old'] === '') part.remove();
    else part.textContent = part.dataset['old'] ?? '';
  }
}
