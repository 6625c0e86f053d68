import { isRecord } from '../../../domain/lists.ts';
import { jsonTypes, type SourceElement } from '../../../web/pageTree.ts';
import { plain, rawText, textContent } from '../../../web/text.ts';
import type { PageCheck, PageDiagnostic } from '../types.ts';

export const checkStructuredData: PageCheck = ({ tree }) => {
  const bodies = tree.named('body').map((body) => textContent(body, Infinity));
  const shown = plain(bodies.join(' '));
  return tree.named('script').flatMap((at): PageDiagnostic[] => {
    const { type = '' } = at.attribs;
    if (!jsonTypes.includes(type)) return [];
    const value = parse(at);
    if (value === undefined) {
      const message = `The content of this ${type} script is not JSON.`;
      return [{ code: 'audit/broken-json', at, message }];
    }
    if (type !== 'application/ld+json') return [];
    const roots = Array.isArray(value) ? (value as unknown[]) : [value];
    const isSound =
      roots.length > 0 &&
      roots.every(
        (root) =>
          isRecord(root) && /^https?:\/\/schema\.org\/?$/.test(String(root['@context'])) && isTyped(root),
      );
    const message = 'This JSON-LD has no @context of schema.org or no @type, so search engines ignore it.';
    return [
      ...(isSound ? [] : [{ code: 'audit/json-ld', at, message } as const]),
      ...missingFields(value).map((text) => ({ code: 'audit/json-ld-field' as const, at, message: text })),
      ...questionsIn(value)
        .filter((question) => !shown.includes(plain(question)))
        .map((question) => ({
          code: 'audit/faq-not-shown' as const,
          at,
          message: `The structured data has the question "${question}", which the page does not show.`,
        })),
    ];
  });
};

function parse(script: SourceElement): unknown {
  try {
    return JSON.parse(rawText(script));
  } catch {
    return undefined;
  }
}

/** Fields that search engines require: one of each list. https://developers.google.com/search/docs/appearance/structured-data/search-gallery */
const fields: Record<string, readonly (readonly string[])[]> = {
  Answer: [['text']],
  Article: [['headline'], ['author'], ['image']],
  BreadcrumbList: [['itemListElement']],
  FAQPage: [['mainEntity']],
  ItemList: [['itemListElement']],
  ListItem: [['position'], ['item', 'url']],
  Organization: [['name']],
  Person: [['name']],
  Question: [['name'], ['acceptedAnswer', 'suggestedAnswer']],
  WebPage: [['name']],
  WebSite: [['name'], ['url']],
};

function missingFields(value: unknown): string[] {
  return thingsIn(value).flatMap(({ type, thing }) =>
    (Object.hasOwn(fields, type) ? (fields[type] ?? []) : [])
      .filter((choices) => choices.every((name) => isEmpty(thing[name])))
      .map((choices) => `The structured data has an object of type ${type} without ${choices.join(' or ')}.`),
  );
}

function thingsIn(value: unknown): { type: string; thing: Record<string, unknown> }[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isRecord(value)) return [];
  const type = value['@type'];
  const own = typeof type === 'string' ? [{ type, thing: value }] : [];
  return [...own, ...Object.values(value).flatMap(thingsIn)];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function isTyped(value: Record<string, unknown>): boolean {
  const graph = value['@graph'];
  if (Array.isArray(graph)) return graph.length > 0 && graph.every((node) => isRecord(node) && isTyped(node));
  return typeof value['@type'] === 'string' || Array.isArray(value['@type']);
}

function questionsIn(value: unknown): string[] {
  return thingsIn(value).flatMap(({ type, thing: { name } }) =>
    type === 'Question' && typeof name === 'string' ? [name] : [],
  );
}
