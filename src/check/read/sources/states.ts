import type { Script } from '../page/openPage.ts';
import { jsonEnd, parseJson } from './json.ts';

/** A JSON state in a page's scripts. name: the script's id, or the variable that the state is assigned to. */
export interface State {
  name: string;
  value: unknown;
}

// Variables that are assigned in plain scripts, not only in JSON ones.
const assigned = [
  ...['BCData', 'ShopifyAnalytics.meta', 'meta', 'Shopify.currency'],
  ...['__PRELOADED_STATE__', '__INITIAL_STATE__', '__APOLLO_STATE__', '__INITIAL_DATA__'],
];
const maxStates = 60;
const assignment = /^[\w.\]"']{0,20}\s{0,20}=\s{0,20}\{/;

/** The JSON states of a page that could be about stock or prices. */
export function readStates(scripts: readonly Script[]): State[] {
  return scripts
    .flatMap(({ type, id, text }): [name: string, json: string][] => {
      if (type === 'application/json' || id === '__NEXT_DATA__') return [[id === '' ? type : id, text]];
      if (type !== '' && type !== 'module' && !type.includes('javascript')) return [];
      return assigned.flatMap((name) => {
        const json = text.includes(name) ? assignedJson(text, name === 'meta' ? 'var meta' : name) : null;
        return json === null ? [] : [[name, json]];
      });
    })
    .slice(0, maxStates)
    .flatMap(([name, json]) => {
      const value = /price|stock|availab|sold|active|currency/i.test(json) ? parseJson(json) : null;
      return value === null ? [] : { name, value };
    });
}

/** The object literal assigned to a name, if it is plain JSON: from its opening to its closing brace. */
function assignedJson(text: string, name: string): string | null {
  const after = text.indexOf(name) + name.length;
  const head = after < name.length ? null : assignment.exec(text.slice(after, after + 80));
  if (head === null) return null;
  const start = after + head[0].length - 1;
  const end = jsonEnd(text, start);
  return end < 0 ? null : text.slice(start, end);
}
