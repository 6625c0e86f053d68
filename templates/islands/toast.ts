/** One system of notices for all islands: three at most, five seconds each, paused while the reader is on one. */
const most = 3;
const shownMs = 5000;
const swipePx = 50;

export interface Toast {
  text: string;
  kind: 'good' | 'bad';
}

export function showToast({ text, kind }: Toast): void {
  const region = document.querySelector('.toasts');
  if (!region) return;
  while (region.children.length >= most) region.firstElementChild?.remove();
  const toast = document.createElement('div');
  toast.className = kind === 'bad' ? 'toast toast--bad' : 'toast';
  toast.append(
    text,
    dismissButton(() => {
      close(toast);
    }),
  );
  region.append(toast);
  listenForEscape();
  closeLater(toast);
  closeOnSwipe(toast);
}

let listening = false;

/** Escape closes the newest, once: page and islands bring a copy of this file each. */
function listenForEscape(): void {
  if (listening) return;
  listening = true;
  addEventListener('keydown', (event) => {
    const newest = document.querySelector<HTMLElement>('.toasts > :last-child');
    if (event.key !== 'Escape' || event.defaultPrevented || !newest) return;
    event.preventDefault();
    close(newest);
  });
}

function dismissButton(onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', 'Dismiss');
  button.textContent = '×';
  button.addEventListener('click', onClick);
  return button;
}

/** Focus that would be lost with the toast goes back to the page. */
function close(toast: HTMLElement): void {
  if (toast.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
  toast.remove();
}

function closeLater(toast: HTMLElement): void {
  let left = shownMs;
  let since = performance.now();
  let timer = setTimeout(close, left, toast);
  const pause = () => {
    clearTimeout(timer);
    left -= performance.now() - since;
  };
  const resume = () => {
    since = performance.now();
    timer = setTimeout(close, Math.max(left, 1000), toast);
  };
  toast.addEventListener('pointerenter', pause);
  toast.addEventListener('focusin', pause);
  toast.addEventListener('pointerleave', resume);
  toast.addEventListener('focusout', resume);
}

function closeOnSwipe(toast: HTMLElement): void {
  let start: number | null = null;
  toast.addEventListener('pointerdown', ({ clientX }) => {
    start = clientX;
  });
  toast.addEventListener('pointermove', ({ clientX }) => {
    if (start !== null && Math.abs(clientX - start) >= swipePx) close(toast);
  });
  toast.addEventListener('pointerup', () => {
    start = null;
  });
}
