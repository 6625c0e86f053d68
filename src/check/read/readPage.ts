import { openPage, type ShopPage, type ReadContext } from './page/openPage.ts';
import { describesProduct, emptyReading, evidenceOf, type PageReading, type Statement } from './reading.ts';
import { readLinkSources, readSources } from './sources/sources.ts';
import { openSubject } from './sources/subject.ts';
import { isPriceText } from './page/area.ts';
import { findOtherPage } from './otherPage.ts';
import { judgePrice, judgeStock } from './stockAndPrice.ts';
import { resolveUrl } from './page/productNames.ts';

/** Never throws, and takes bounded time for any input. Any value that cannot be read safely is null. */
export function readPage(html: string, context: ReadContext): PageReading {
  return readSafely(html, context, (page) => {
    if (html.trim() === '') return emptyReading('unknown', 'The answer is empty');
    const statements = readSources(openSubject(page));
    const isOffered = speaksOfOffer(statements);
    const other = findOtherPage(page, statements, isOffered);
    if (other !== null) return { ...other, statements };
    const stock = judgeStock(statements);
    const price = judgePrice(statements, page);
    const isProduct = describesProduct(statements) || (page.heading !== null && isOffered);
    return {
      kind: isProduct ? 'product' : 'unknown',
      name: page.headingText,
      in_stock: stock.in_stock,
      price: price?.price ?? null,
      currency: price?.currency ?? null,
      evidence: evidenceOf(statements, stock, price),
      statements,
    };
  });
}

export function readLife(html: string, context: ReadContext): PageReading {
  return readSafely(html, context, (page) => {
    const subject = openSubject(page, true);
    const statements = readLinkSources(subject);
    const isOffered = speaksOfOffer(statements) || subject.area.runs.some(({ text }) => isPriceText(text));
    const kind = describesProduct(statements) || isOffered ? 'product' : 'unknown';
    return findOtherPage(page, statements, isOffered) ?? emptyReading(kind, 'It is there');
  });
}

function readSafely(html: string, context: ReadContext, read: (page: ShopPage) => PageReading): PageReading {
  try {
    const page = openPage(html, context);
    return page === null
      ? emptyReading('unknown', 'The page is larger or deeper than any real one, or has no address.')
      : (readRefreshed(page) ?? read(page));
  } catch (error) {
    return emptyReading('unknown', `Reading it failed: ${String(error).slice(0, 160)}`);
  }
}

function readRefreshed({ context, refreshes, url }: ShopPage): PageReading | null {
  const contents = [context.headers?.refresh ?? '', ...refreshes];
  const refresh = contents.map((content) => readRefresh(content, url.href)).find((found) => found !== null);
  return refresh == null
    ? null
    : { ...emptyReading('unknown', `The page sends readers to ${refresh}`), refresh };
}

function speaksOfOffer(statements: readonly Statement[]): boolean {
  return statements.some(({ kind }) => kind === 'stock' || kind === 'price' || kind === 'button');
}

const maxWait = 10;

/** null for the page itself (a reload or a cookie bounce), a long wait, or no address. */
export function readRefresh(content: string, from: string): string | null {
  const match = /^\s*(\d{1,6})(?:\.\d{0,6})?\s*[;,]?\s*(?:url\s*=\s*)?(["']?)(.*)$/is.exec(
    content.slice(0, 4000),
  );
  const [, wait = '', quote = '', rest = ''] = match ?? [];
  const target = (quote === '' ? rest : (rest.split(quote)[0] ?? '')).trim();
  const url = target === '' || Number(wait) > maxWait ? null : resolveUrl(target, from);
  const withoutFragment = (href = '') => href.split('#')[0];
  return url === null || withoutFragment(url.href) === withoutFragment(resolveUrl(from, from)?.href)
    ? null
    : url.href;
}
