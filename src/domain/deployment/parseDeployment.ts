import type { Deployment, HttpHeader } from '../deployment.ts';
import { isRecord } from '../lists.ts';

/** Reads the description that a build wrote; null for anything that no build of this version writes. */
export function parseDeployment(text: string): Deployment | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return isDeployment(value) ? value : null;
}

function isDeployment(value: unknown): value is Deployment {
  return (
    isRecord(value) &&
    value['version'] === 1 &&
    isText(value['origin']) &&
    /^https?:\/\/[^/\s]+$/.test(value['origin']) &&
    isList(value['pages'], (page) => isRecord(page) && isPath(page['path']) && isFile(page['file'])) &&
    isList(value['redirects'], (move) => isRecord(move) && isPath(move.from) && isPath(move.to)) &&
    isList(value['gone'], isPath) &&
    isList(value['files'], isFile) &&
    isFile(value['notFound']) &&
    isList(value['hostFiles'], isFile) &&
    isList(value['headers'], isHeader) &&
    isList(value['pageHeaders'], isHeader) &&
    isRecord(value['caching']) &&
    cachingKinds.every((kind) => isLine(record(value['caching'])[kind])) &&
    isList(value['assetPrefixes'], isPath) &&
    isList(value['dataPrefixes'], isPath) &&
    isList(value['noStorePrefixes'], isPath) &&
    (value['reportTo'] === null || isLine(value['reportTo']))
  );
}

const cachingKinds = ['pages', 'assets', 'data', 'other', 'redirects', 'notFound'] as const;

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A single line, because it is written into headers and configuration files. */
function isLine(value: unknown): boolean {
  return isText(value) && /^[\u0020-\u007e]+$/.test(value);
}

function isPath(value: unknown): boolean {
  return isText(value) && /^\/[A-Za-z0-9_~@+./-]*$/.test(value) && !value.split('/').includes('..');
}

/** A path that stays below the site's folder. */
function isFile(value: unknown): boolean {
  return isText(value) && isPath(`/${value}`) && value !== '' && !value.startsWith('/');
}

function isHeader(value: unknown): value is HttpHeader {
  return (
    isRecord(value) && isText(value['name']) && /^[A-Za-z-]+$/.test(value['name']) && isLine(value['value'])
  );
}
