import type { CodesOf } from '../codeInfo.ts';

export const seoCodes = {
  'seo/title-length': {
    severity: 'warning',
    title: 'A page title is shorter than 15 or longer than 60 characters',
    explanation: 'Search engines cut longer titles; shorter ones say too little.',
  },
  'seo/description-length': {
    severity: 'warning',
    title: 'A page description is shorter than 70 or longer than 160 characters',
    explanation: 'Search engines cut longer descriptions and replace shorter ones.',
  },
  'seo/title-repeated': {
    title: 'Two pages have the same title',
    explanation: 'Readers cannot tell them apart. Say what is special about each.',
  },
  'seo/description-repeated': {
    title: 'Two pages have the same description',
    explanation: 'Readers cannot tell them apart. Say what is special about each.',
  },
} as const satisfies CodesOf<'seo'>;
