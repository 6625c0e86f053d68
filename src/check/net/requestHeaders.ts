import { acceptEncoding } from '../../http/unpack.ts';
import type { Job } from './visit.ts';

/** Accept-Language of a browser in that region; shops choose the language by it, and some the price. */
export function languageOf(region: Job['region']): string {
  if (region === 'UK') return 'en-GB,en;q=0.8';
  return region === 'US' ? 'en-US,en;q=0.8' : 'en';
}

/** Request headers as name, value, name, value. */
export function requestHeaders(userAgent: string, language: string): string[] {
  return [
    'user-agent',
    userAgent,
    'accept',
    'text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8',
    'accept-encoding',
    acceptEncoding,
    'accept-language',
    language,
  ];
}
