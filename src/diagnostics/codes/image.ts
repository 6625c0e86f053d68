import { warning, type CodesOf } from '../codeInfo.ts';

export const imageCodes = {
  'image/missing': 'An image does not exist. Images are files in data/art/, spelled exactly as in the data.',
  'image/unused': warning('An image is used nowhere. Use it or remove it.'),
  'image/unsafe-svg':
    'An SVG contains more than a drawing. Only shapes, gradients, patterns, masks and filters are allowed, at most 20,000 elements; text must be outlines.',
  'image/too-large':
    'An image file is too large. At most 2 MB (2097152 bytes) for photographs and 100 KB (102400 bytes) for drawings.',
  'image/wrong-type': 'An image’s type does not match its name. Only SVG, JPEG, PNG and WebP are allowed.',
  'image/too-many-pixels': 'An image has too many pixels. At most 25,000,000 (5000 by 5000) fit into memory.',
  'image/too-small': warning('A hero has too few pixels. A photograph is shown 1200 pixels wide.'),
  'image/animated': 'An image is animated. Movement distracts from the text.',
  'image/broken': 'An image cannot be drawn. The file is cut off or damaged.',
} as const satisfies CodesOf<'image'>;
