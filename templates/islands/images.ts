/** Longer than this, an image counts as slow and its field shows a sheen. Milliseconds. */
const slowMs = { wide: 1000, phone: 500 };

/** Distance from the window at which a picture that has not come counts as slow. */
const near = '50px';

/** Pictures fade in over their field's color; one that does not come says so. */
export function watchImages(): void {
  const patience = matchMedia('(max-width: 767px)').matches ? slowMs.phone : slowMs.wide;
  for (const image of document.querySelectorAll<HTMLImageElement>('.art img')) watch(image, patience);
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
  const observer = new IntersectionObserver(begin, { rootMargin: near });
  observer.observe(field);
  const settle = () => {
    observer.disconnect();
    clearTimeout(timer);
    field.classList.remove('is-wait');
  };
  image.addEventListener(
    'load',
    () => {
      settle();
      image.classList.add('is-in');
    },
    { once: true },
  );
  image.addEventListener(
    'error',
    () => {
      settle();
      fail(field);
    },
    { once: true },
  );
}

function fail(field: Element): void {
  field.classList.add('is-fail');
  const message = document.createElement('span');
  message.className = 'art__msg';
  message.textContent = 'Image failed to load';
  field.append(message);
}
