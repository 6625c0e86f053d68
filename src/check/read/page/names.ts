import type { Element } from '../../../html/parseHtml.ts';

// More than any element is called.
const maxNames = 600;

/** The classes and the id of an element as words: "productCard" and "product__card" are "product-card". */
export function namesOf(element: Element): string {
  if (element.names !== undefined) return element.names;
  const { class: classes = '', id = '' } = element.attribs;
  element.names = classes === '' && id === '' ? '' : asNames(`${classes} ${id}`);
  return element.names;
}

/** Attributes by which shops built with scripts name their elements; their classes are generated. */
const testNames = 'itemprop data-testid data-test data-test-id data-hook data-qa data-cy'.split(' ');

/** Whether one of an element's names is among some: a class, its id, or an attribute that names it for tests. */
export function isNamed(element: Element, isAmong: (names: string) => boolean): boolean {
  return (
    isAmong(namesOf(element)) ||
    testNames.some((name) => {
      const { [name]: value } = element.attribs;
      return value !== undefined && isAmong(asNames(value));
    })
  );
}

function asNames(text: string): string {
  return text
    .slice(0, maxNames)
    .replace(/([a-z])(?=[A-Z])|[_-]+/g, '$1-')
    .toLowerCase();
}

/**
 * Finds words among names. words: with blanks between them, * for any letters: "related* up-sell*". from: what may stand
 * before a word.
 */
export function namesMatcher(words: string, from = '[ -]'): (names: string) => boolean {
  const all = words.trim().split(/\s+/).join('|').replaceAll('*', '[a-z0-9]*');
  const pattern = new RegExp(`(?:^|${from})(?:${all})(?:$|[ -])`);
  return (names) => names !== '' && pattern.test(names);
}
