import { parseJson } from './json.ts';
import type { Page } from './page.ts';

/** A JSON state that a page's scripts carry. */
export interface State {
  where: string;
  value: unknown;
}

// What is assigned in plain scripts, not only in JSON ones.
const assigned = [
  'BCData',
  'ShopifyAnalytics.meta',
  'var meta',
  '__PRELOADED_STATE__',
  '__INITIAL_STATE__',
  '__APOLLO_STATE__',
  '__INITIAL_DATA__',
  'Shopify.currency',
];
const mostStates = 60;

/** The JSON states of a page that could be about stock or prices. */
export function readStates(page: Page): State[] {
  const states: State[] = [];
  for (const script of page.scripts) {
    if (states.length >= mostStates) break;
    const { text } = script;
    if (text.length < 10) continue;
    if (script.type === 'application/json' || script.id === '__NEXT_DATA__') {
      if (/price|stock|availab|sold/i.test(text))
        push(states, script.id === '' ? 'application/json' : script.id, text);
    } else if (script.type === '' || script.type.includes('javascript') || script.type === 'module') {
      for (const name of assigned) {
        const json = text.includes(name) ? assignedJson(text, name) : null;
        if (json !== null) push(states, name, json);
      }
    }
  }
  return states;
}

function push(states: State[], where: string, json: string): void {
  const value = parseJson(json);
  if (value !== null) states.push({ where, value });
}

/** The object literal assigned to a name, if it is plain JSON: from its brace to the one that closes it. */
function assignedJson(text: string, name: string): string | null {
  const at = text.indexOf(name);
  const head = /^[\w.\]"']{0,20}\s{0,20}=\s{0,20}\{/.exec(
    text.slice(at + name.length, at + name.length + 80),
  );
  if (head === null) return null;
  const start = at + name.length + head[0].length - 1;
  let depth = 0;
  let inString = false;
  for (let i = start; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(start, i + 1);
    }
  }
  return null;
}
