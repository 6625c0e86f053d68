import type { CodesOf } from '../codeInfo.ts';

export const retailerCodes = {
  'retailer/currency': {
    title: 'A shop’s currency does not fit its region',
    explanation: 'Region US has USD; region UK has GBP, or EUR for delivery to the continent.',
  },
  'retailer/host-shared': {
    title: 'Two shops have the same host',
    explanation: 'A host must belong to one shop. A shop in two regions has a host for each.',
  },
} as const satisfies CodesOf<'retailer'>;
