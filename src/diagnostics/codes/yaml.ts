import { warning, type CodesOf } from '../codeInfo.ts';

export const yamlCodes = {
  'yaml/syntax': {
    text: 'The file is not YAML. The cause is often a line above: a missing quote, a colon in unquoted text, or uneven indentation.',
    bad: 'title: Harbor Lights: Deep Water',
    good: 'title: "Harbor Lights: Deep Water"',
  },
  'yaml/comment-in-text': warning(
    'A # cuts a text short. A # after a space begins a comment. Quote text with a #; put comments on their own lines.',
    { bad: 'ideal_for: Tables of 3 # players', good: 'ideal_for: "Tables of 3 # players"' },
  ),
  'yaml/too-large': 'A file is larger than 1 MB. The longest guide has some 30 KB.',
  'yaml/empty': 'The file is empty. Write its fields, or remove it.',
  'yaml/not-utf8': 'The file is not UTF-8. Letters such as é would turn into wrong characters.',
  'yaml/byte-order-mark':
    'The file starts with a byte order mark. Some readers take it as part of the first key.',
  'yaml/control-character':
    'The text contains an invisible character. It usually comes from copying, and breaks pages and searches.',
  'yaml/tab': 'A line is indented with a tab. YAML indents with spaces only.',
  'yaml/several-documents':
    'The file contains more than one document. A line of three hyphens starts a document that would be ignored.',
  'yaml/directive':
    'The file contains a YAML directive. %YAML 1.1 changes what yes, no and 010 mean. All files here are YAML 1.2.',
  'yaml/anchor': 'The file uses an anchor. Anchors mark values for aliases, which are not allowed.',
  'yaml/alias':
    'The file uses an alias. An alias (*name) hides content from the reader, and can fill the memory.',
  'yaml/merge-key': 'The file uses a merge key. Merge keys (<<) are not part of YAML 1.2.',
  'yaml/tag': {
    text: 'The file uses a tag. A tag (!!str, !set) changes the type of a value. Use quotes for text.',
    bad: 'title: !!str 1830',
    good: 'title: "1830"',
  },
  'yaml/duplicate-key': {
    text: 'A field appears twice. One of the values would be lost.',
    bad: 'max_players: 5\nmax_players: 6',
    good: 'max_players: 6',
  },
  'yaml/forbidden-key':
    'A field has a special name in JavaScript. __proto__, constructor and prototype can change how a program works.',
  'yaml/key': 'The name of a field is not text. A name is a word before a colon, not a list or a mapping.',
  'yaml/not-a-mapping': {
    text: 'The file is not a list of fields. Every file consists of fields: a name, a colon, a space and a value.',
    bad: '- id: harbor-lights',
    good: 'id: harbor-lights',
  },
  'yaml/too-deep': 'Lists and fields are nested too deeply. There may be too many brackets or hyphens.',
} as const satisfies CodesOf<'yaml'>;
