/**
 * Takes away what a page says of an offer that is too old by now: data-until names the last day. Within it data-old is
 * what then stands in an element's place, or nothing; with data-whole all of it goes.
 */
export function retireOffers(): void {
  const update = () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const offer of document.querySelectorAll<HTMLElement>('[data-until]')) {
      if (today > (offer.dataset['until'] ?? '')) retire(offer);
    }
  };
  update();
  // The page may come back from the browser's memory days later.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update();
  });
}

function retire(offer: HTMLElement): void {
  if ('whole' in offer.dataset) {
    offer.remove();
    return;
  }
  for (const part of offer.querySelectorAll<HTMLElement>('[data-old]')) {
    if (part.dataset['old'] === '') part.remove();
    else part.textContent = part.dataset['old'] ?? '';
  }
}
