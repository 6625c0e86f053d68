import { showToast } from './toast/showToast.ts';

/** The link of a section copies its own address; where that is not allowed it stays a link. */
export function copySectionLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.anchor')) {
    link.addEventListener('click', () => {
      void copy(link.href);
    });
  }
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ text: 'Link copied', kind: 'good' });
  } catch {
    // The address stands in the address bar.
  }
}

export function startPrintButtons(): void {
  for (const button of document.querySelectorAll('[data-print]')) {
    button.addEventListener('click', () => {
      print();
    });
  }
}
