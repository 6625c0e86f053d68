import type { SourceView } from '../../../templates/guide/Sources.tsx';
import type { Game, Retailer } from '../../domain/data.ts';

export function sourceViews(game: Game, retailers: Iterable<Retailer>): ReadonlyMap<string, SourceView> {
  const hosts = [...retailers].flatMap((retailer) => retailer.hosts);
  const isShop = (url: string) => {
    const { hostname } = new URL(url);
    return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  };
  return new Map(
    game.sources.map(({ id, title, url, published, read, data_as_of, note }, index) => [
      id,
      {
        number: index + 1,
        id,
        title,
        url,
        isShop: isShop(url),
        published: published ?? null,
        read: read ?? null,
        dataAsOf: data_as_of ?? null,
        note: note?.replace(/\.$/, '') ?? null,
      },
    ]),
  );
}
