import { warning, type Codes } from '../codeInfo.ts';

/** Problems of one file, whatever it says. */
export const fileCodes = {
  'file/missing':
    'A required file is missing. Every site needs site.yaml, retailers.yaml, home.yaml and redirects.yaml.',
  'file/unreadable': 'A file or folder cannot be read. The message says what the system answered.',
  'file/symlink-outside':
    'A symbolic link leads out of the data folder. It could publish any file of the machine.',
  'file/bad-name': 'A file name cannot be part of an address. The name without .yaml is the id.',
  'file/case-collision': 'Two file names differ only in case. On Windows and macOS the two are one file.',
  'file/unexpected': warning(
    'A file in the data folder is not read. Only .yaml files in their own folders and images in art/ are read.',
  ),
  'file/too-many-problems': warning('More problems of a file are not shown. They usually have one cause.'),

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

  'schema/unknown-field': {
    text: 'A field does not exist. Check its spelling and whether it is indented too far.',
    bad: 'publsher: Lantern Press',
    good: 'publisher: Lantern Press',
  },
  'schema/missing-field': 'A required field is missing. The hint describes it.',
  'schema/needs-quotes': {
    text: 'Text that YAML may read as something else needs quotes. Without quotes, 1830 is a number, 2026-11-18 a date, and no may be false.',
    bad: 'title: 1830',
    good: 'title: "1830"',
  },
  'schema/wrong-type':
    'A value has the wrong type. A field takes text, a number, true or false, a list, or a group of fields.',
  'schema/not-allowed': {
    text: 'A value is not one of the allowed ones. The field takes one of a few values, spelled exactly.',
    bad: 'complexity_delta: Low-Medium',
    good: 'complexity_delta: Low–Medium',
  },
  'schema/form': {
    text: 'A text has the wrong format. Dates, addresses, colors and ids have a fixed format.',
    bad: 'url: http://example.com/harbor-lights',
    good: 'url: https://example.com/harbor-lights',
  },
  'schema/out-of-range':
    'A number is too small or too large. The bounds are wide; it may be a typo or have another unit.',
  'schema/length': 'A text is too short or too long. The place on the page limits it.',
  'schema/count': 'A list has too few or too many entries. The page limits them, or needs at least one.',
  'schema/repeated-entry': 'A list has an entry twice. Delete the second one.',

  'image/missing': 'An image does not exist. Images are files in data/art/, spelled exactly as in the data.',
  'image/unused': warning('An image is used nowhere. Use it or remove it.'),
  'image/unsafe-svg':
    'An SVG contains more than a drawing. Only shapes, gradients, patterns, masks and filters are allowed, at most 20,000 elements; text must be outlines.',
  'image/too-large':
    'An image file is too large. At most 2 MB (2097152 bytes) for photographs and 100 KB (102400 bytes) for drawings.',
  'image/wrong-type': 'An image’s type does not match its name. Only SVG, JPEG, PNG and WebP are allowed.',
  'image/too-many-pixels': 'An image has too many pixels. At most 25,000,000 (5000 by 5000) fit into memory.',
  'image/too-small': warning('A hero has too few pixels. A photograph is shown 1200 pixels wide.'),
  'image/animated': 'An image is animated. Movement distracts from the text.',
  'image/broken': 'An image cannot be drawn. The file is cut off or damaged.',
} as const satisfies Codes;
