import { toastLimits } from '../../../src/domain/uiLimits.ts';

export interface Toast {
  text: string;
  kind: 'good' | 'bad';
}

declare global {
  interface WindowEventMap {
    toast: CustomEvent<Toast>;
  }
}

/** Passes a toast to the page, which handles the event; without the page's script, it is shown without styling. */
export function showToast(toast: Toast): void {
  const taken = !dispatchEvent(new CustomEvent('toast', { detail: toast, cancelable: true }));
  if (!taken) showPlainly(toast);
}

export function showPlainly({ text }: Toast): void {
  const plain = document.createElement('div');
  plain.className = 'toast';
  plain.textContent = text;
  document.querySelector('.toasts')?.replaceChildren(plain);
  setTimeout(() => {
    plain.remove();
  }, toastLimits.ms);
}
