import type { ShopPage } from '../page/openPage.ts';

// No real shop nests this deep; a parser needs many times the length of deeper input in memory.
const maxDepth = 200;

/** Parses JSON in a page; null if it is invalid or nested deeper than any real data. */
export function parseJson(text: string): unknown {
  if (jsonEnd(text) < 0) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The end of the first object or list from a position on; -1 if it does not end or is nested too deep. */
function jsonEnd(text: string, start = 0): number {
  let [depth, inString] = [0, false];
  for (let at = start; at < text.length && depth <= maxDepth; at += 1) {
    const char = text[at];
    if (char === '"') inString = !inString;
    else if (char === '\\') at += 1;
    else if (inString) continue;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

const prefixedKey = /"(?:schema:|https?:\/\/schema\.org\/)(\w+)"(?=\s*:)/g;

// Strings as they are, and outside of them: trailing commas, comments, the marks of comment and CDATA wrappers,
// a semicolon at the end, control characters.
const slip =
  /"[^"\\]*(?:\\.[^"\\]*)*(?:"|$)|,(?=\s*[}\]])|\s?<!--[^{}[\]]{0,500}?-->|(?:\/\/|\/\*)?\s?(?:<!--|-->|<!\[CDATA\[|\]\]>)(?:\s?\*\/)?|;(?=\s*$)|\p{Cc}/gsu;

/**
 * Parses a JSON-LD script. What is repaired does not change a value: comment and CDATA wrappers, trailing commas,
 * raw control characters inside strings, and quotation marks escaped as in a page's text. null for anything else that
 * does not parse.
 */
export function parseJsonLd(text: string): unknown {
  const isEscaped = text.trimStart().startsWith('{&quot;');
  const plain = isEscaped ? text.replaceAll('&quot;', '"').replaceAll('&amp;', '&') : text;
  const json = plain.trim().replace(prefixedKey, '"$1"');
  const tidied = () =>
    json.replace(slip, (found) => (found.startsWith('"') ? found.replace(/\p{Cc}/gu, ' ') : ''));
  return parseJson(json) ?? parseJson(tidied());
}

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
