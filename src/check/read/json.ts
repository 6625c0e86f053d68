// Nothing that a shop writes is nested as deep; a parser's memory for what is would be many times its length.
const deepest = 200;

/** Parses JSON of a page; null where it is none, or nested beyond any real one. */
export function parseJson(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  if (isDeep(text)) return null;
  try {
    return JSON.parse(text, reviver) as unknown;
  } catch {
    return null;
  }
}

function isDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length && depth <= deepest; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) inString = !inString;
    else if (code === 0x5c) at += 1;
    else if (inString) continue;
    else if (code === 0x7b || code === 0x5b) depth += 1;
    else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return depth > deepest;
}
