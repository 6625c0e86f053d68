import type { ShopPage } from '../page/openPage.ts';
import { jsonEnd, parseJson } from './json.ts';

/** A JSON state in a page's scripts. name: the script's id, or the variable that the state is assigned to. */
export interface State {
  name: string;
  value: unknown;
}

// Variables that are assigned in plain scripts, not only in JSON ones.
const assigned =
  'BCData|ShopifyAnalytics\\.meta|var meta|Shopify\\.currency|__PRELOADED_STATE__|__INITIAL_STATE__|__APOLLO_STATE__|__INITIAL_DATA__';
const assignment = new RegExp(`(${assigned})[\\w.\\]"']{0,20}\\s{0,20}=\\s{0,20}(?=\\{)`, 'g');
const maxStates = 60;

/** The JSON states of a page that could be about stock or prices. */
export function readStates(scripts: ShopPage['scripts']): State[] {
  const states = scripts.flatMap(({ type, id, text }): [name: string, json: string][] => {
    if (type === 'application/json' || id === '__NEXT_DATA__') return [[id === '' ? type : id, text]];
    if (type !== '' && type !== 'module' && !type.includes('javascript')) return [];
    // The object literal, if it is plain JSON: from its opening to its closing brace. The first of a name counts.
    const found = new Map([...text.matchAll(assignment)].toReversed().map((one) => [one[1] ?? '', one]));
    return [...found].map(([name, { 0: whole, index }]) => {
      const start = index + whole.length;
      return [name, text.slice(start, Math.max(start, jsonEnd(text, start)))];
    });
  });
  return states.slice(0, maxStates).flatMap(([name, json]) => {
    const value = /price|stock|availab|sold|active|currency/i.test(json) ? parseJson(json) : null;
    return value === null ? [] : { name, value };
  });
}
