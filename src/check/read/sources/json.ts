// No real shop nests this deep; a parser needs many times the length of deeper input in memory.
const maxDepth = 200;

/** Parses JSON in a page; null if it is invalid or nested deeper than any real data. */
export function parseJson(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  if (jsonEnd(text) < 0) return null;
  try {
    return JSON.parse(text, reviver) as unknown;
  } catch {
    return null;
  }
}

/** The end of the first object or list from a position on; -1 if it does not end or is nested too deep. */
export function jsonEnd(text: string, start = 0): number {
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

const schemaPrefix = /^(?:schema:|https?:\/\/schema\.org\/)/;
const prefixedKey = /"(?:schema:|https?:\/\/schema\.org\/)\w+"\s*:/;

/**
 * Parses a JSON-LD script. What is repaired does not change a value: comment and CDATA wrappers, trailing commas and
 * raw control characters inside strings. null for anything else that does not parse.
 */
export function parseJsonLd(text: string): unknown {
  const bare = unwrapped(text);
  const reviver = prefixedKey.test(bare) ? withoutPrefixes : undefined;
  return parseJson(bare, reviver) ?? parseJson(withoutSlips(bare), reviver);
}

/** Gives schema.org's properties their bare names; one that stands there under both keeps what the bare name says. */
function withoutPrefixes(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const bare = Object.entries(value).map(
    ([name, held]) => [name.replace(schemaPrefix, ''), held as unknown] as const,
  );
  return { ...Object.fromEntries(bare), ...value };
}

// Longer than any of the wrappers, which only the ends are looked through for: a pattern that may start at every blank
// of a long run takes the square of it.
const wrapper = 60;
const opening = /^(?:<!--|\/\/\s*<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\s*\*\/)?)/;
const closing = /(?:(?:\/\/|\/\*)?\s*\]\]>(?:\s*\*\/)?|(?:\/\/\s*)?-->)$/;

/** A script without the comment or CDATA wrapper of old templates and without a semicolon at its end. */
function unwrapped(text: string): string {
  const whole = text.trim();
  const rest = whole.slice(opening.exec(whole.slice(0, wrapper))?.[0].length ?? 0);
  const bare = rest.slice(0, rest.length - (closing.exec(rest.slice(-wrapper))?.[0].length ?? 0)).trim();
  return bare.endsWith(';') ? bare.slice(0, -1) : bare;
}

/** Drops trailing commas and comments between values, and escapes raw control characters inside strings; one pass. */
function withoutSlips(text: string): string {
  const parts: string[] = [];
  let [inString, from] = [false, 0];
  const cut = (at: number, next: number, put = ''): void => {
    parts.push(text.slice(from, at), put);
    from = next;
  };
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? '';
    if (inString && char === '\\') i += 1;
    else if (char === '"') inString = !inString;
    else if (inString && char < ' ') cut(i, i + 1, '\n\t\r'.includes(char) ? ' ' : '');
    else if (inString) continue;
    else if (char === ',') {
      let next = i + 1;
      while (next - i < 2000 && (text[next] ?? 'x') <= ' ') next += 1;
      if (text[next] === '}' || text[next] === ']') cut(i, i + 1);
    } else if (text.startsWith('<!--', i)) {
      const close = text.indexOf('-->', i);
      if (close < 0) return '';
      cut(i, close + 3);
      i = close + 2;
    } else if (char < ' ' && !'\n\t\r'.includes(char)) cut(i, i + 1);
  }
  cut(text.length, text.length);
  return parts.join('');
}
