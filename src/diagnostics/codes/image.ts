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
      'SVG can run scripts and load files from elsewhere. Only shapes, gradients, patterns, masks and filters are let in; letters must be outlines, because every machine has other fonts. Its uses of its own parts may come to 20,000 elements. Export it as plain SVG.',
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
  'image/too-many-pixels': {
    severity: 'error',
    title: 'An image has too many pixels',
    explanation:
      'A small file can unpack to more pixels than the machine has memory for, so at most 25,000,000 (5000 by 5000) are decoded. Scale it down: no page shows more than 1200 across.',
  },
  'image/too-small': {
    severity: 'warning',
    title: 'A hero has too few pixels',
    explanation:
      'A photograph at the head of a guide is shown 1200 pixels wide on a computer, and in the picture that is shared. With fewer it is blurred. An SVG has no size and is always sharp.',
  },
  'image/animated': {
    severity: 'error',
    title: 'An image moves',
    explanation:
      'Movement distracts from the text, and some readers cannot bear it, so pictures stand still. Choose one frame and save it alone.',
  },
  'image/broken': {
    severity: 'error',
    title: 'An image cannot be drawn',
    explanation:
      'The file is cut off or damaged, or its markup cannot be read, so no picture can be made from it. Export it anew.',
  },
} as const satisfies CodesOf<'image'>;
