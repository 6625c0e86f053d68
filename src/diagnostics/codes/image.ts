import type { CodesOf } from '../codeInfo.ts';

export const imageCodes = {
  'image/missing': {
    severity: 'error',
    title: 'An image does not exist',
    explanation:
      'The page would show a hole. Images are files in data/art/, spelled exactly as they are named.',
  },
  'image/unused': {
    severity: 'warning',
    title: 'An image is used nowhere',
    explanation: 'It costs space and may have been replaced. Use or remove it.',
  },
  'image/unsafe-svg': {
    severity: 'error',
    title: 'An SVG holds more than a drawing',
    explanation:
      'SVG can run scripts and load files from elsewhere. Only shapes, gradients, patterns, masks and text of its own are let in. Export it as plain SVG.',
  },
  'image/too-large': {
    severity: 'error',
    title: 'An image file is too large',
    explanation:
      'Photographs may have 2 MB (2097152 bytes), drawings 100 KB (102400 bytes); more makes pages slow. Shrink or simplify it.',
  },
  'image/wrong-type': {
    severity: 'error',
    title: 'An image is not what its name says',
    explanation:
      'Only SVG, JPEG, PNG and WebP are shown, and the server tells the browser the type by the name. Export the image anew, or rename it.',
  },
} as const satisfies CodesOf<'image'>;
