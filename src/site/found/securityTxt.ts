import { addDays } from '../../domain/dates.ts';
import { absoluteUrl, securityTxtPath } from '../../domain/routes.ts';
import type { SiteContext } from '../context.ts';

/** Less than a year, as the standard asks, and long enough for a site that is seldom built. */
const validDays = 360;

/**
 * The contact for reporting a vulnerability; null if the data has no address.
 * https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt({ baseUrl, today, content: { site } }: SiteContext): string | null {
  const contact = site.security_contact;
  if (contact === undefined) return null;
  return [
    `Contact: ${contact.startsWith('/') ? absoluteUrl(baseUrl, contact) : contact}`,
    `Expires: ${addDays(today, validDays)}T00:00:00Z`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl(baseUrl, securityTxtPath)}`,
    '',
  ].join('\n');
}
