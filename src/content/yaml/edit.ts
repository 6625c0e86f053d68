import { isDeepStrictEqual } from 'node:util';
import { CST, Document, isSeq, parse, Parser, visit } from 'yaml';
import type { DataPath, Source } from './source.ts';
import { parseYaml } from './parse.ts';
import { fieldLines, flowText, itemLines, scalarStyle, scalarText, textItem, type Value } from './write.ts';

/** A change to a YAML file. Paths refer to the file before any edit. */
export type Edit =
  /** after: a field of the same owner; a missing field is added below it. */
  | { kind: 'set'; path: DataPath; value: Value; after?: string }
  /** A new item at the end of a list, which may be missing. comment: a line above it. */
  | { kind: 'append'; path: DataPath; value: Value; comment?: string }
  /** The same with an item whose fields are YAML already, with comments. */
  | { kind: 'append'; path: DataPath; text: string }
  /** An item of a list, or a field. Comments above it stay. */
  | { kind: 'remove'; path: DataPath }
  /** A comment above an item of a list. */
  | { kind: 'comment'; path: DataPath; text: string }
  /** In every text of the file, except texts that other edits write. */
  | { kind: 'replace'; pattern: RegExp; by: string };

export function setFields(path: DataPath, fields: Readonly<Record<string, Value>>, after?: string): Edit[] {
  return Object.entries(fields).map(([field, value]) => ({
    kind: 'set',
    path: [...path, field],
    value,
    ...(after !== undefined && { after }),
  }));
}

const order: readonly Edit['kind'][] = ['replace', 'set', 'comment', 'append', 'remove'];

/** The new text, with every other byte as it was; null if it would not say exactly the edits. */
export function editYaml(source: Source, edits: readonly Edit[]): string | null {
  const before = parseYaml(source.file, Buffer.from(source.text)).data;
  const tokens = [...new Parser().parse(source.text)];
  const document = tokens.find((token) => token.type === 'document');
  if (before === null || document?.value === undefined) return null;
  const { value: top } = document;
  const ordered = edits.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const items = ordered.map((edit) => (edit.kind === 'replace' ? undefined : itemAt(top, edit.path)));
  if (!ordered.every((edit, index) => makeEdit(top, edit, items[index]))) return null;
  const text = tokens.map((token) => CST.stringify(token)).join('');
  const { data } = parseYaml(source.file, Buffer.from(text));
  return isDeepStrictEqual(data, dataAfter(before, ordered)) ? text : null;
}

function dataAfter(before: unknown, edits: readonly Edit[]): unknown {
  const document = new Document(before);
  for (const edit of edits) {
    if (edit.kind === 'replace')
      visit(document, {
        Scalar: (key, node) => {
          if (key !== 'key' && typeof node.value === 'string')
            node.value = node.value.replace(edit.pattern, edit.by);
        },
      });
    if (edit.kind === 'set') document.setIn(edit.path, document.createNode(edit.value));
    if (edit.kind !== 'append') continue;
    const item: unknown = 'text' in edit ? parse(edit.text) : edit.value;
    const list = document.getIn(edit.path);
    if (isSeq(list)) list.add(document.createNode(item));
    else document.setIn(edit.path, document.createNode([item]));
  }
  const removed = edits.flatMap((edit) => (edit.kind === 'remove' ? [edit.path] : []));
  for (const path of removed.toSorted(fromTheEnd)) document.deleteIn(path);
  return document.toJS();
}

/** So that no removed item moves one that is still to be removed. */
function fromTheEnd(a: DataPath, b: DataPath): number {
  const at = a.findIndex((step, index) => step !== b[index]);
  return Number(b[at]) - Number(a[at]) || 0;
}

type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;
type Item = CST.CollectionItem;

interface Found {
  /** The entry whose value is the owner; undefined at the top of the file. */
  parent: Item | undefined;
  owner: Collection;
  item: Item;
}

function itemAt(top: CST.Token, path: DataPath): Found | undefined {
  let value: CST.Token | null | undefined = top;
  let found: Found | undefined;
  for (const step of path) {
    if (!isCollection(value)) return undefined;
    const owner: Collection = value;
    const item: Item | undefined =
      typeof step === 'number'
        ? entriesOf(owner)[step]
        : entriesOf(owner).find(({ key }) => nameOf(key) === step);
    if (item === undefined) return undefined;
    found = { parent: found?.item, owner, item };
    value = item.value;
  }
  return found;
}

function isCollection(token: CST.Token | null | undefined): token is Collection {
  return token?.type === 'block-map' || token?.type === 'block-seq' || token?.type === 'flow-collection';
}

/** Without the empty items that hold the comments at a collection's end. */
function entriesOf({ items }: Collection): Item[] {
  return items.filter(
    ({ start, key, sep, value }) =>
      (key ?? sep ?? value) != null || start.some(({ type }) => type === 'seq-item-ind'),
  );
}

function nameOf(key: CST.Token | null | undefined): string | undefined {
  return key && CST.isScalar(key) ? CST.resolveAsScalar(key).value : undefined;
}

function makeEdit(top: CST.Token, edit: Edit, found: Found | undefined): boolean {
  switch (edit.kind) {
    case 'replace':
      replaceWords(top, edit.pattern, edit.by);
      return true;
    case 'append':
      return appendItem(found ?? itemAt(top, edit.path) ?? addField(top, edit.path), edit);
    case 'set':
      return found === undefined ? insertField(top, edit) : setScalar(found, edit.value);
    case 'comment':
      return found !== undefined && addComment(found, edit.text);
    case 'remove':
      return found !== undefined && removeItem(found);
  }
}

function raw(source: string): CST.SourceToken {
  return { type: 'space', offset: -1, indent: 0, source };
}

function isRaw({ start, key }: Item): boolean {
  return start[0]?.offset === -1 && key === undefined;
}

function replaceWords(token: CST.Token | null | undefined, pattern: RegExp, by: string): void {
  if (isCollection(token)) for (const { value } of token.items) replaceWords(value, pattern, by);
  else if (token && 'source' in token) token.source = token.source.replace(pattern, by);
}

function setScalar({ owner, item: { sep = [], value: token } }: Found, value: Value): boolean {
  if (typeof value === 'object' && value !== null) return false;
  if (sep.some(({ type }) => type === 'anchor' || type === 'tag')) return false;
  if (!token || (token.type === 'scalar' && token.source === '')) {
    // An empty value; a comment may follow, which needs its space.
    const colon = sep.findIndex(({ type }) => type === 'map-value-ind');
    if (colon !== -1) sep.splice(colon + 1, 0, raw(` ${scalarText(value)}`));
    return colon !== -1;
  }
  if (!CST.isScalar(token)) return false;
  const isQuoted = token.type === 'single-quoted-scalar' || token.type === 'double-quoted-scalar';
  CST.setScalarValue(token, String(value), {
    inFlow: owner.type === 'flow-collection',
    ...(!(isQuoted && typeof value === 'string') && { type: scalarStyle(value) }),
  });
  return true;
}

function insertField(top: CST.Token, { path, after, value }: Edit & { kind: 'set' }): boolean {
  const found = after === undefined ? undefined : itemAt(top, [...path.slice(0, -1), after]);
  if (found?.owner.type !== 'block-map') return false;
  putBelow(found.owner, found.item, fieldLines({ [String(path.at(-1))]: value }, found.owner.indent));
  return true;
}

function addField(top: CST.Token, path: DataPath): Found | undefined {
  const parent = path.slice(0, -1);
  const owner = parent.length === 0 ? top : itemAt(top, parent)?.item.value;
  const key = { type: 'scalar', offset: -1, indent: 0, source: String(path.at(-1)) } as const;
  const colon = { ...raw(':'), type: 'map-value-ind' } as const;
  if (owner?.type === 'flow-collection') {
    const start = { ...raw('['), type: 'flow-seq-start' } as const;
    const list: CST.FlowCollection = {
      ...{ type: 'flow-collection', offset: -1, indent: 0 },
      ...{ start, items: [], end: [raw(']')] },
    };
    const item: Item = {
      start: [raw(owner.items.length === 0 ? '' : ', ')],
      key,
      sep: [colon, raw(' ')],
      value: list,
    };
    owner.items.push(item);
    return { parent: undefined, owner, item };
  }
  const last = owner?.type === 'block-map' ? entriesOf(owner).at(-1) : undefined;
  if (owner?.type !== 'block-map' || last === undefined) return undefined;
  const start = raw(`${endsLine(last) ? '' : '\n'}${' '.repeat(owner.indent)}`);
  const item: Item = { start: [start], key, sep: [colon, raw('\n')] };
  addBelow(owner, last, item);
  return { parent: undefined, owner, item };
}

function appendItem(found: Found | undefined, edit: Edit & { kind: 'append' }): boolean {
  if (found === undefined) return false;
  const { owner, item } = found;
  const list = item.value;
  const linesAt = (indent: number) =>
    'text' in edit
      ? textItem(edit.text.trimEnd().split('\n'), indent)
      : [
          ...(edit.comment === undefined ? [] : [`${' '.repeat(indent)}# ${edit.comment}`]),
          ...itemLines(edit.value, indent),
        ];
  if (list?.type === 'block-seq') {
    const entries = entriesOf(list);
    const last = list.items.findLast((one) => isRaw(one) || entries.includes(one));
    const gap = entries.length > 1 && entries.at(-1)?.start[0]?.type === 'newline' ? [''] : [];
    if (last !== undefined) putBelow(list, last, [...gap, ...linesAt(list.indent)]);
    return last !== undefined;
  }
  const isEmpty = !list || (list.type === 'flow-collection' && entriesOf(list).length === 0);
  if (!isEmpty || !item.sep || owner.type !== 'block-map') {
    if (list?.type !== 'flow-collection' || 'text' in edit) return false;
    list.items.push({ start: [raw(`${list.items.length === 0 ? '' : ', '}${flowText(edit.value)}`)] });
    return true;
  }
  const colon = item.sep.findIndex(({ source }) => source === ':');
  const rest = list?.type === 'flow-collection' ? list.end.slice(1) : item.sep.slice(colon + 1);
  delete item.value;
  const isWhole = rest.some(({ source }) => source.endsWith('\n'));
  const lines = linesAt(owner.indent + 2).map((line) => `${line}\n`);
  item.sep = [...item.sep.slice(0, colon + 1), ...rest, raw(`${isWhole ? '' : '\n'}${lines.join('')}`)];
  return true;
}

function addComment({ item: { start }, owner }: Found, text: string): boolean {
  const hyphen = start.findIndex(({ type }) => type === 'seq-item-ind');
  if (hyphen !== -1) start.splice(hyphen, 0, raw(`# ${text}\n${' '.repeat(owner.indent)}`));
  return hyphen !== -1;
}

function putBelow(owner: CST.BlockMap | CST.BlockSequence, item: Item, lines: readonly string[]): void {
  const text = `${endsLine(item) ? '' : '\n'}${lines.map((line) => `${line}\n`).join('')}`;
  addBelow(owner, item, { start: [raw(text)] });
}

function addBelow({ items }: { items: Item[] }, item: Item, added: Item): void {
  items.splice(items.indexOf(item) + 1, 0, added);
}

function endsLine(item: Item): boolean {
  return CST.stringify(item).endsWith('\n');
}

function removeItem({ parent, owner, item }: Found): boolean {
  const entries = entriesOf(owner);
  const items: Item[] = owner.items;
  const index = items.indexOf(item);
  if (owner.type === 'flow-collection') {
    const next = entries[entries.indexOf(item) + 1];
    // The comma belongs to the item after it.
    if (entries[0] === item && next !== undefined)
      next.start = next.start.filter(({ type }) => type !== 'comma' && type !== 'space');
    items.splice(index, 1);
    return true;
  }
  const isLast = !items.some(isRaw);
  if (entries.length === 1 && isLast) {
    if (owner.type !== 'block-seq' || !parent?.sep) return false;
    delete parent.value;
    parent.sep = [raw(': []\n')];
    return true;
  }
  const lead = item.start.slice(0, item.start.findLastIndex(({ type }) => type === 'newline') + 1);
  const next = items[index + 1];
  // The field above the list owns the indentation of the first line.
  const indent = next?.start[0];
  if (index === 0 && lead.length === 0 && indent !== undefined) indent.source = indent.source.trimStart();
  items.splice(index, 1, ...(lead.length === 0 ? [] : [{ start: lead }]));
  return true;
}
