import { warning, type CodesOf } from '../codeInfo.ts';

export const seoCodes = {
  'seo/title-length': warning(
    'A page title is shorter than 15 or longer than 60 characters. Search engines cut longer ones; shorter ones say too little.',
  ),
  'seo/description-length': warning(
    'A page description is shorter than 70 or longer than 160 characters. Search engines cut longer ones and replace shorter ones.',
  ),
  'seo/title-repeated': 'Two pages have the same title. Readers cannot tell them apart.',
  'seo/description-repeated': 'Two pages have the same description. Readers cannot tell them apart.',
} as const satisfies CodesOf<'seo'>;
