/**
 * Removes prices and stock that are too old. data-until is the last day on which they may be shown. After it, a
 * data-old element shows that attribute's value (removed if empty), and a data-whole element is removed.
 */
export function expireOffers(): void {
  const update = () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const offer of document.querySelectorAll<HTMLElement>('[data-until]')) {
      if (today > (offer.dataset['until'] ?? '')) expire(offer);
    }
  };
  update();
  // The browser may restore the page days later.
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
