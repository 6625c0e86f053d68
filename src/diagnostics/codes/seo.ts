import type { CodesOf } from '../codeInfo.ts';

export const seoCodes = {
  'seo/title-length': {
    severity: 'warning',
    title: 'A page title is shorter than 15 or longer than 60 characters',
    explanation: 'Search engines cut longer titles and think little of shorter ones.',
  },
  'seo/description-length': {
    severity: 'warning',
    title: 'A page description is shorter than 70 or longer than 160 characters',
    explanation:
      'Search engines cut longer descriptions and replace shorter ones by text of their own choice.',
  },
  'seo/title-repeated': {
    severity: 'error',
    title: 'Two pages have the same title',
    explanation:
      'Readers cannot tell them apart in search results or browser tabs. Say what is particular to each.',
  },
  'seo/description-repeated': {
    severity: 'error',
    title: 'Two pages have the same description',
    explanation: 'Readers cannot tell them apart in search results. Say what is particular to each.',
  },
} as const satisfies CodesOf<'seo'>;
