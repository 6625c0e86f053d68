import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Offers } from '../../domain/data.ts';
import { readSmallFile } from '../../content/readFile.ts';
import { checkSchema } from '../../content/schema/check.ts';
import { shownPath } from '../../content/shownPath.ts';
import { openSource, type Source } from '../../content/source.ts';
import { maxBytes, parseYaml, type Parsed } from '../../content/yaml/parse.ts';
import { isAllowed, parseHttpUrl, type Allowed } from '../net/target.ts';

export interface ReadOffers {
  source: Source;
  /** Null where there is any error. */
  data: Offers | null;
  diagnostics: Diagnostic[];
}

/** One file of offers against its schema, except that allowed addresses need no https. */
export async function readOffersFile(file: string, allowed: Allowed): Promise<ReadOffers> {
  const shown = shownPath(file);
  let bytes: Uint8Array;
  try {
    bytes = await readSmallFile(file, maxBytes);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const at = { file: shown, line: 1, column: 1 };
    const diagnostics = [finding('file/unreadable', at, `This cannot be read: ${why}.`)];
    return { source: openSource(shown, ''), data: null, diagnostics };
  }
  return parseOffers(parseYaml(shown, bytes), allowed);
}

function parseOffers(parsed: Parsed, allowed: Allowed): ReadOffers {
  const kept = new Map<number, string>();
  const stood = { ...parsed, data: allowed.size === 0 ? parsed.data : standIn(parsed.data, allowed, kept) };
  const { data, diagnostics } = checkSchema('offers', stood);
  const all = [...parsed.diagnostics, ...diagnostics];
  const failed = all.some(({ severity }) => severity === 'error');
  const offers = data?.offers.map((offer, index) => ({ ...offer, url: kept.get(index) ?? offer.url }));
  return {
    source: parsed.source,
    data: data === null || failed ? null : { ...data, offers: offers ?? [] },
    diagnostics: all,
  };
}

/** The data with an address that the schema accepts in place of each allowed one, which is kept by its index. */
function standIn(data: Parsed['data'], allowed: Allowed, kept: Map<number, string>): Parsed['data'] {
  const offers: unknown = data?.['offers'];
  if (data === null || !Array.isArray(offers)) return data;
  const stood = offers.map((offer: unknown, index) => {
    if (typeof offer !== 'object' || offer === null || !('url' in offer)) return offer;
    const url = typeof offer.url === 'string' ? parseHttpUrl(offer.url) : null;
    if (url === null || !isAllowed(url, allowed)) return offer;
    kept.set(index, String(offer.url));
    return { ...offer, url: 'https://shop.example/' };
  });
  return { ...data, offers: stood };
}
