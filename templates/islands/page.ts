import { showAmazonPrices } from './amazonPrices.ts';
import { followSections } from './contents.ts';
import { watchImages } from './images.ts';
import { catchUpOnLayout } from './late.ts';
import { startRegion } from './region.ts';
import { startSchemeButton } from './scheme.ts';
import { startShelf } from './shelf.ts';
import { hydrateFromAddress, showSlowLoads, tellFailures } from './hydrateFromAddress.ts';
import { showToast, showPlainly } from './toast/showToast.ts';
import { keep, notKeptText, readKept } from './storage.ts';
import { toastLimits } from '../../src/domain/uiLimits.ts';

const checklist = 'checklist';

startHeaderSearch();
if (REGION_SWITCH) startRegion();
expireOffers();
if (AMAZON_PRICES) showAmazonPrices();
startSchemeButton();
watchImages();
startPrintButtons();
if (PAGE !== 'box') {
  startToasts();
  followSections();
  copySectionLinks();
}
if (PAGE === 'page') {
  disableBlankNewsletter();
  startChecklist();
}
if (PAGE === 'guide') startShelf();
if (PAGE !== 'box') {
  tellFailures();
  showSlowLoads();
  hydrateFromAddress();
}
if (PAGE === 'guide') catchUpOnLayout();
// All controls work now, so they may be visible.
document.documentElement.classList.add('live');

/**
 * Removes prices and stock that are too old. data-until is the last day on which they may be shown. After it, a
 * data-old element shows that attribute's value (removed if empty), and a data-whole element is removed.
 */
function expireOffers(): void {
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

/** Copies a section's address when its link is clicked; if that is not allowed, the link works as usual. */
function copySectionLinks(): void {
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    showToast({ text: 'Link copied', kind: 'good' });
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.anchor')) {
    link.addEventListener('click', () => {
      copy(link.href).catch(() => undefined);
    });
  }
}

function startPrintButtons(): void {
  for (const button of document.querySelectorAll('[data-print]')) {
    button.addEventListener('click', () => {
      print();
    });
  }
}

function startChecklist(): void {
  const remember = document.querySelector<HTMLInputElement>('[data-keep-checks]');
  if (!remember) return;
  const checkboxes = [...document.querySelectorAll<HTMLInputElement>('[data-check]')];
  const kept = readKept(checklist)?.split(' ');
  remember.checked = kept !== undefined;
  for (const checkbox of checkboxes) checkbox.checked ||= kept?.includes(checkbox.id) ?? false;
  addEventListener('change', () => {
    const ids = checkboxes.flatMap(({ id, checked }) => (checked ? id : []));
    const isKept = keep(checklist, remember.checked ? ids.join(' ') : null);
    if (isKept || !remember.checked) return;
    remember.checked = false;
    showToast({ text: notKeptText, kind: 'bad' });
  });
}

/** The header's form opens the list of guides with the query; without one, as on phones, it focuses the search box. */
function startHeaderSearch(): void {
  const form = document.querySelector<HTMLFormElement>('.seek');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const q = form.querySelector('input')?.value.trim() ?? '';
    location.assign(`${form.action}#${q === '' ? 'search' : new URLSearchParams({ q }).toString()}`);
  });
}

/** The form's state before the island is hydrated. One without an endpoint never leaves the page. */
function disableBlankNewsletter(): void {
  const input = document.querySelector<HTMLInputElement>('#news-email');
  const button = input?.form?.querySelector('button');
  if (!input?.form || !button) return;
  input.form.addEventListener('submit', (event) => {
    if (input.form?.method !== 'post') event.preventDefault();
  });
  const update = () => {
    button.disabled = input.value.trim() === '';
  };
  input.addEventListener('input', update);
  update();
}

/** Most visits show no toast, so the code for them loads with the first one. */
function startToasts(): void {
  addEventListener('toast', (event) => {
    event.preventDefault();
    const { detail } = event;
    import('./toast/toasts.ts').then(
      ({ show }) => {
        show(detail, toastLimits);
      },
      () => {
        showPlainly(detail);
      },
    );
  });
}
