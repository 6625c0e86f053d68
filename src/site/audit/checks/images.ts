import type { PageCheck } from '../rules.ts';

/** Every image keeps its room before it is loaded, and says what it shows ('' where it adds nothing). */
export const auditImages: PageCheck = ({ tree }) =>
  tree.named('img').flatMap(({ attribs, start, end }) => {
    const src = attribs.src ?? '';
    const missing = ['width', 'height'].filter((name) => !/^[1-9]\d*$/.test(attribs[name] ?? ''));
    return [
      ...(missing.length === 0
        ? []
        : [
            {
              code: 'audit/image-size' as const,
              start,
              end,
              message: `The image ${src} has no ${missing.join(' and no ')} in pixels, so the page jumps when it arrives.`,
            },
          ]),
      ...(attribs.alt === undefined
        ? [
            {
              code: 'audit/image-alt' as const,
              start,
              end,
              message: `The image ${src} has no alt, so a screen reader reads out its address.`,
              hint: 'Say what it shows, or alt="" where it adds nothing to the text.',
            },
          ]
        : []),
    ];
  });
