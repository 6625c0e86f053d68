import { jsonTypes, type SourceElement } from '../../../html/pageTree.ts';
import { plain, rawText, textContent } from '../../../html/text.ts';
import type { PageCheck, PageFinding } from '../rules.ts';

/** JSON in a page parses; JSON-LD says what it is; the questions it claims are on the page. */
export const checkStructuredData: PageCheck = ({ tree }) => {
  let shown: string | undefined;
  return tree.named('script').flatMap((script): PageFinding[] => {
    const { type = '' } = script.attribs;
    if (!jsonTypes.includes(type)) return [];
    const value = parse(script);
    if (value === undefined)
      return [
        {
          code: 'audit/broken-json',
          start: script.start,
          end: script.end,
          message: `What this ${type} script holds is not JSON, so nobody can read it.`,
        },
      ];
    if (type !== 'application/ld+json') return [];
    shown ??= plain(
      tree
        .named('body')
        .map((body) => textContent(body, Infinity))
        .join(' '),
    );
    const text = shown;
    return [
      ...describeShape(value, script),
      ...describeFields(value, script),
      ...questionsIn(value)
        .filter((question) => !text.includes(plain(question)))
        .map((question) => ({
          code: 'audit/faq-not-shown' as const,
          start: script.start,
          end: script.end,
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

function describeShape(value: unknown, { start, end }: SourceElement): PageFinding[] {
  const roots = Array.isArray(value) ? (value as unknown[]) : [value];
  const sound =
    roots.length > 0 && roots.every((root) => isRecord(root) && hasContext(root) && isTyped(root));
  if (sound) return [];
  return [
    {
      code: 'audit/json-ld',
      start,
      end,
      message: 'This JSON-LD has no @context of schema.org or no @type, so it says nothing.',
    },
  ];
}

/** Fields that search engines require of a thing: one of each list. https://developers.google.com/search/docs/appearance/structured-data/search-gallery */
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

function describeFields(value: unknown, { start, end }: SourceElement): PageFinding[] {
  return thingsIn(value).flatMap(({ type, thing }) =>
    (Object.hasOwn(fields, type) ? (fields[type] ?? []) : [])
      .filter((choices) => choices.every((name) => isEmpty(thing[name])))
      .map((choices) => ({
        code: 'audit/json-ld-field' as const,
        start,
        end,
        message: `The structured data has a thing of type ${type} without ${choices.join(' or ')}.`,
      })),
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

function hasContext(value: Record<string, unknown>): boolean {
  return typeof value['@context'] === 'string' && /^https?:\/\/schema\.org\/?$/.test(value['@context']);
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
