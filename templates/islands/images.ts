import { nearImage, phoneMaxPx, slowImageMs } from '../../src/domain/uiLimits.ts';

/** Pictures fade in over a placeholder color; one that fails to load says so. */
export function watchImages(): void {
  const patience = matchMedia(`(max-width: ${phoneMaxPx}px)`).matches ? slowImageMs.phone : slowImageMs.wide;
  for (const image of document.querySelectorAll<HTMLImageElement>('.art img')) watch(image, patience);
  for (const image of document.querySelectorAll<HTMLImageElement>('.spine img')) hideBroken(image);
}

/** A spine still has its color and its name. */
function hideBroken(image: HTMLImageElement): void {
  const hide = () => {
    image.hidden = true;
  };
  if (image.complete && image.naturalWidth === 0) hide();
  else image.addEventListener('error', hide, { once: true });
}

function watch(image: HTMLImageElement, patience: number): void {
  const field = image.closest('.art');
  if (!field) return;
  if (image.complete) {
    if (image.naturalWidth === 0) fail(field);
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin: IntersectionObserverCallback = (entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    timer = setTimeout(() => {
      field.classList.add('is-wait');
    }, patience);
  };
  const observer = new IntersectionObserver(begin, { rootMargin: nearImage });
  observer.observe(field);
  const settle = ({ type }: Event) => {
    observer.disconnect();
    clearTimeout(timer);
    field.classList.remove('is-wait');
    if (type === 'load') image.classList.add('is-in');
    else fail(field);
  };
  for (const type of ['load', 'error']) image.addEventListener(type, settle, { once: true });
}

function fail(field: Element): void {
  field.classList.add('is-fail');
  const message = document.createElement('span');
  message.className = 'art__msg';
  message.textContent = 'Image failed to load';
  field.append(message);
}
