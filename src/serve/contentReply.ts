import type { HttpHeader } from '../domain/deployment.ts';
import type { CodedStore } from './codedStore.ts';
import { chooseCoding } from './coding.ts';
import { allowsRange, isKnown, isWanted } from './conditions.ts';
import type { HeldFile } from './fileStore.ts';
import { parseRange, type Range } from './range.ts';
import { plainReply, type Reply } from './reply.ts';

/** The request headers that select the form of an answer, as they came. */
export interface Wishes {
  acceptEncoding: string | undefined;
  ifMatch: string | undefined;
  ifNoneMatch: string | undefined;
  ifRange: string | undefined;
  /** Only of a GET request; no other method knows ranges. */
  range: string | undefined;
}

/** Answers with a file that is there: compressed, in part, or not at all where the reader has it. */
export async function contentReply(
  file: HeldFile,
  headers: readonly HttpHeader[],
  wishes: Wishes,
  coded: CodedStore,
): Promise<Reply> {
  const { length } = file.bytes;
  const varies = isText(headers);
  // A part is a part of the plain bytes: these are the same whatever compresses them.
  const range =
    wishes.range !== undefined && allowsRange(wishes.ifRange, `"${file.tag}"`)
      ? parseRange(wishes.range, length)
      : null;
  const coding = varies && range === null ? chooseCoding(wishes.acceptEncoding) : null;
  const small = coding === null ? null : await coded.read(file, coding);
  const tag = small === null ? `"${file.tag}"` : `"${file.tag}-${coding}"`;
  const shared: HttpHeader[] = [
    { name: 'ETag', value: tag },
    ...(varies ? [{ name: 'Vary', value: 'Accept-Encoding' }] : []),
  ];
  if (!isWanted(wishes.ifMatch, tag)) return plainReply(412, headers);
  if (isKnown(wishes.ifNoneMatch, tag)) {
    const kept = headers.filter(({ name }) => name !== 'Content-Type');
    return { status: 304, headers: [...kept, ...shared], body: null };
  }
  if (range === 'unsatisfiable') {
    return plainReply(416, headers, undefined, [{ name: 'Content-Range', value: `bytes */${length}` }]);
  }
  const whole = [...headers, ...shared, { name: 'Accept-Ranges', value: 'bytes' }];
  if (range !== null) return partReply(file.bytes, range, whole);
  return small === null
    ? { status: 200, headers: whole, body: file.bytes }
    : { status: 200, headers: [...whole, { name: 'Content-Encoding', value: `${coding}` }], body: small };
}

function partReply(bytes: Buffer, { first, last }: Range, headers: readonly HttpHeader[]): Reply {
  const place = { name: 'Content-Range', value: `bytes ${first}-${last}/${bytes.length}` };
  return { status: 206, headers: [...headers, place], body: bytes.subarray(first, last + 1) };
}

function isText(headers: readonly HttpHeader[]): boolean {
  const type = headers.find(({ name }) => name === 'Content-Type')?.value ?? '';
  return /^text\/|^image\/svg\+xml|[/+](?:json|xml)\b/.test(type);
}
