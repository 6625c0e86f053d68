import { expect, it } from 'vitest';
import { isElement, parseHtml, type Element } from './parseHtml.ts';
import { readPageTree } from './pageTree.ts';
import { plain, textContent } from './text.ts';

const first = (html: string): Element | undefined => parseHtml(html).root.children.find(isElement);

it('stops at a page nested deeper or longer than any real one, and reports it', () => {
  expect(parseHtml('<div>'.repeat(500)).whole).toBe(true);
  expect(parseHtml('<div>'.repeat(700)).whole).toBe(false);
  expect(parseHtml('<p></p>'.repeat(59_000)).whole).toBe(true);
  expect(parseHtml('<p></p>'.repeat(61_000)).whole).toBe(false);
});

it('returns the visible text', () => {
  const page = first(
    '<p>Wingspan:\n <b>Oceania</b><script>var x</script><svg><title>bird</title></svg> </p>',
  );
  expect(page && plain(textContent(page))).toBe('Wingspan: Oceania');
});

it('returns the offsets of start tags', () => {
  const html = '<main>\n<a href="/" id="top">Home</a></main>';
  const tree = readPageTree(html);
  const link = tree.ids.get('top');
  expect(html.slice(link?.start, link?.end)).toBe('<a href="/" id="top">');
  expect(tree.named('main')).toHaveLength(1);
});
