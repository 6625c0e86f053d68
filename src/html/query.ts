import { load, type CheerioAPI } from 'cheerio/slim';
import type { Root } from './parseHtml.ts';

export type Query = CheerioAPI;

/** Cheerio over a tree that is already parsed. */
export function queryOf(root: Root): Query {
  return load(root);
}
