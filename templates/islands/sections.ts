import { showToast } from './toast/showToast.ts';

/** Copies a section's address when its link is clicked; if that is not allowed, the link works as usual. */
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
    // The link still puts the address in the address bar.
  }
}

export function startPrintButtons(): void {
  for (const button of document.querySelectorAll('[data-print]')) {
    button.addEventListener('click', () => {
      print();
    });
  }
}
