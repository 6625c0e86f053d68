import type { Content } from '../../content/content.ts';

/** Fields that are not free text: the schemas restrict them to forms without markup. */
const formed = new Set([
  'id',
  'slug',
  'game',
  'game_id',
  'expansion_id',
  'guide',
  'status',
  'scope',
  'item_type',
  'retailer',
  'region',
  'url',
  'link',
  'currency',
  'last_checked',
  'href',
  'icon',
  'kind',
  'verdict',
  'box',
  'with',
  'source_id',
  'updated_on',
  'date',
  'canonical_url',
  'base_url',
  'language',
  'endpoint',
  'mode',
  'style',
  'released',
  'published',
  'read',
  'data_as_of',
  'complexity_delta',
  'field',
  'spine',
  'spine_text',
  'dir',
  'path',
  'type',
  'mechanism',
  'tag',
  'parameter',
  'value',
  'wrapper',
  'nothing',
  'product_path',
  'search_path',
  'lastUpdated',
]);
const formedLists = new Set([
  'source_ids',
  'sources',
  'owns',
  'lacks',
  'buy',
  'fits',
  'holds',
  'path',
  'retailer_offers',
  'shelf',
  'cards',
  'from_guides',
  'hosts',
  'images',
  'mechanisms',
]);

/** The content with every free text replaced; text is called once for each. Keys of lists stay unique. */
export function withText(content: Content, text: () => string): Content {
  const replace = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return formed.has(key) || /image$/.test(key) ? value : text();
    if (Array.isArray(value)) {
      return value.map((item: unknown) =>
        typeof item === 'string' && (formedLists.has(key) || key === 'editions')
          ? item
          : replace(item, key === 'tags' ? 'tags' : ''),
      );
    }
    if (value instanceof Map) return new Map([...value].map(([name, item]) => [name, replace(item, '')]));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replace(item, name)]));
  };
  return { ...(replace(content, '') as Content), art: content.art, redirects: content.redirects };
}

/** Texts that break careless pages: ends of elements, attributes, comments, scripts and strings. */
export const hostilePieces = [
  '</script ',
  '</script><script>window.broken=1</script>',
  '</style><img src=x onerror=window.broken=1>',
  '"><svg onload=window.broken=1>',
  "' onmouseover='window.broken=1",
  '<!--',
  '<!--<script ',
  '-->',
  ']]>',
  '</title>',
  '</textarea>',
  '<base href=//evil.example>',
  '&lt;b&gt;',
  '&amp;',
  '\\u003c',
  '\u2028',
  '\u2029',
  '\u202e',
  '{{constructor}}',
  '${1}',
  '`',
  '"',
  "'",
  '<',
  '>',
  '&',
  '\\',
  '\u00a0',
  '\ufffd',
  'javascript:window.broken=1',
  '[x](javascript:window.broken=1)',
  '**',
  '𝒳',
  'é',
] as const;
