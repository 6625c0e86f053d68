import type { CustomPlugin, PluginConfig } from 'svgo';
import { findUnsafe, type Unsafe } from './svg.ts';

/** Fields of a style that svgo leaves there, as attributes; and what only concerns text. */
const plainAttributes: CustomPlugin = {
  name: 'plainAttributes',
  fn: () => ({
    element: {
      enter: ({ attributes }) => {
        delete attributes['xml:space'];
        delete attributes['xml:lang'];
        const rest = (attributes['style'] ?? '').split(';').flatMap((field) => {
          const [name = '', value = ''] = field.split(/:(.*)/s).map((part) => part.trim());
          if (name === '' || /^(?:-|font|text|line-height|letter|word|white-space)/.test(name)) return [];
          if (!/^[a-z-]+$/.test(name) || value.includes('!')) return field;
          attributes[name] = value;
          return [];
        });
        if (rest.length > 0) attributes['style'] = rest.join(';');
        else delete attributes['style'];
      },
    },
  }),
};

export async function cleanSvg(svg: string): Promise<{ svg: string } | Unsafe> {
  const unsafe = findUnsafe(svg);
  if (unsafe === null) return { svg };
  // A subset may define entities that grow without end.
  if (/<!DOCTYPE[^>]*\[|<!ENTITY/i.test(svg)) return unsafe;
  // svgo is large, and most drawings are safe.
  const { optimize } = await import('svgo');
  try {
    const { data } = optimize(svg, {
      plugins: [
        ...['removeDoctype', 'removeXMLProcInst', 'removeComments', 'removeMetadata', 'removeEditorsNSData'],
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        ...['convertStyleToAttrs', plainAttributes, 'removeUnusedNS'],
      ] as PluginConfig[],
    });
    const left = findUnsafe(data);
    if (left === null) return { svg: data };
    return { ...left, line: left.what === unsafe.what ? unsafe.line : 1 };
  } catch {
    return unsafe;
  }
}
