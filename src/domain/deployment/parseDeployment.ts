import type { Deployment } from '../deployment.ts';
import { isRecord } from '../lists.ts';

/** A pattern of a text, a list of one shape, or the shape of each field. */
type Shape = RegExp | readonly [Shape] | { readonly [field: string]: Shape };

const path = /^\/(?!(?:.*\/)?\.\.(?:\/|$))[A-Za-z0-9_~@+./-]*$/;
/** A path that stays below the site's folder. */
const file = /^(?!\/|(?:.*\/)?\.\.(?:\/|$))[A-Za-z0-9_~@+./-]+$/;
/** A single line, because it is written into headers and configuration files. */
const line = /^[\u0020-\u007e]+$/;
const headers = [{ name: /^[A-Za-z-]+$/, value: line }] as const;

const shape = {
  origin: /^https?:\/\/[^/\s]+$/,
  pages: [{ path, file }],
  redirects: [{ from: path, to: path }],
  gone: [path],
  files: [file],
  notFound: file,
  hostFiles: [file],
  headers,
  pageHeaders: headers,
  caching: { pages: line, assets: line, data: line, other: line, redirects: line, notFound: line },
  assetPrefixes: [path],
  dataPrefixes: [path],
  noStorePrefixes: [path],
} as const satisfies Partial<Record<keyof Deployment, Shape>>;

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
  if (!isRecord(value) || value['version'] !== 1 || !fits(value, shape)) return false;
  return value['reportTo'] === null || fits(value['reportTo'], line);
}

function fits(value: unknown, expected: Shape): boolean {
  if (expected instanceof RegExp) return typeof value === 'string' && expected.test(value);
  if (isList(expected)) return Array.isArray(value) && value.every((item) => fits(item, expected[0]));
  return isRecord(value) && Object.entries(expected).every(([name, field]) => fits(value[name], field));
}

function isList(expected: Shape): expected is readonly [Shape] {
  return Array.isArray(expected);
}
