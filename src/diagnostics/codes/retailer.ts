import type { CodesOf } from '../codeInfo.ts';

export const retailerCodes = {
  'retailer/currency': {
    severity: 'error',
    title: 'A shop’s currency does not fit its region',
    explanation:
      'Shops of region US sell in USD, those of region UK in GBP, or in EUR where they deliver to the continent.',
  },
  'retailer/host-shared': {
    severity: 'error',
    title: 'Two shops have the same host',
    explanation:
      'It could not be said which shop a link belongs to. A shop that sells in two regions has a host for each.',
  },
} as const satisfies CodesOf<'retailer'>;
