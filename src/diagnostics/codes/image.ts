import type { CodesOf } from '../codeInfo.ts';

export const imageCodes = {
  'image/missing': {
    title: 'An image does not exist',
    explanation: 'Images are files in data/art/, spelled exactly as in the data.',
  },
  'image/unused': {
    severity: 'warning',
    title: 'An image is used nowhere',
    explanation: 'Use it or remove it.',
  },
  'image/unsafe-svg': {
    title: 'An SVG contains more than a drawing',
    explanation:
      'Only shapes, gradients, patterns, masks and filters are allowed, at most 20,000 elements; text must be outlines. Export it as plain SVG.',
  },
  'image/too-large': {
    title: 'An image file is too large',
    explanation: 'At most 2 MB (2097152 bytes) for photographs and 100 KB (102400 bytes) for drawings.',
  },
  'image/wrong-type': {
    title: 'An image’s type is not that of its name',
    explanation: 'Only SVG, JPEG, PNG and WebP are allowed. Export the image again, or rename it.',
  },
  'image/too-many-pixels': {
    title: 'An image has too many pixels',
    explanation:
      'At most 25,000,000 pixels (5000 by 5000) fit into memory. No page shows more than 1200 across.',
  },
  'image/too-small': {
    severity: 'warning',
    title: 'A hero has too few pixels',
    explanation: 'A photograph is shown 1200 pixels wide on a computer. An SVG is always sharp.',
  },
  'image/animated': {
    title: 'An image is animated',
    explanation: 'Movement distracts from the text. Choose one frame and save it alone.',
  },
  'image/broken': {
    title: 'An image cannot be drawn',
    explanation: 'The file is cut off or damaged. Export it again.',
  },
} as const satisfies CodesOf<'image'>;
