import type { CodesOf } from '../codeInfo.ts';

export const retailerCodes = {
  'retailer/currency':
    'A shop’s currency does not fit its region. Region US has USD; region UK has GBP, or EUR for the continent.',
  'retailer/host-shared': 'Two shops have the same host. A shop in two regions has a host for each.',
} as const satisfies CodesOf<'retailer'>;
