import { expect, it } from 'vitest';
import { isElement, parseHtml, type Element } from './parseHtml.ts';
import { readPageTree } from './pageTree.ts';
import { plain, textContent } from './text.ts';

const first = (html: string): Element | undefined => parseHtml(html).root.children.find(isElement);

it('says where a page is nested or long beyond any real one, and stops there', () => {
  expect(parseHtml('<div>'.repeat(500)).whole).toBe(true);
  expect(parseHtml('<div>'.repeat(700)).whole).toBe(false);
  expect(parseHtml('<p></p>'.repeat(59_000)).whole).toBe(true);
  expect(parseHtml('<p></p>'.repeat(61_000)).whole).toBe(false);
});

it('reads the text that a reader sees', () => {
  const page = first(
    '<p>Wingspan:\n <b>Oceania</b><script>var x</script><svg><title>bird</title></svg> </p>',
  );
  expect(page && plain(textContent(page))).toBe('Wingspan: Oceania');
});

it('knows where start tags are', () => {
  const html = '<main>\n<a href="/" id="top">Home</a></main>';
  const tree = readPageTree(html);
  const link = tree.ids.get('top');
  expect(html.slice(link?.start, link?.end)).toBe('<a href="/" id="top">');
  expect(tree.named('main')).toHaveLength(1);
});
