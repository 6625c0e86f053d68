import { printable } from '../../diagnostics/printable.ts';

/** Text for XML and HTML, in an element or a quoted attribute: no markup, no control characters, one line. */
export function escapeMarkup(text: string): string {
  return printable(text)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
