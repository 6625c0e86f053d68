/** Longer than this, an image counts as slow and its field shows a sheen. Milliseconds. */
const slowMs = { wide: 1000, phone: 500 };

/** Pictures fade in over their field's colour; one that does not come says so. */
export function watchImages(): void {
  const patience = matchMedia('(max-width: 767px)').matches ? slowMs.phone : slowMs.wide;
  for (const image of document.querySelectorAll<HTMLImageElement>('.art img')) watch(image, patience);
}

function watch(image: HTMLImageElement, patience: number): void {
  const field = image.parentElement;
  if (!field) return;
  if (image.complete) {
    if (image.naturalWidth === 0) fail(field);
    return;
  }
  const timer = setTimeout(() => {
    // A picture that waits below the window is not slow.
    if (field.getBoundingClientRect().top < innerHeight) field.classList.add('is-wait');
  }, patience);
  const settle = () => {
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

function fail(field: HTMLElement): void {
  field.classList.add('is-fail');
  const message = document.createElement('span');
  message.className = 'art__msg';
  message.textContent = 'Image failed to load';
  field.append(message);
}
