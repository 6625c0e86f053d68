import { baseGameBox } from '../../../domain/ranking.ts';
import type { Content } from '../../content.ts';
import { readGtin } from '../../../domain/gtin.ts';
import type { FeedItem } from './matchTitle.ts';

/** Everything that a shop may sell: base games and all their boxes. */
export function feedItems({ games, guides }: Pick<Content, 'games' | 'guides'>): FeedItem[] {
  return [...games.values()].flatMap((game) => {
    const editions = [...guides.values()].find((guide) => guide.game === game.id)?.editions ?? [];
    const hasEditions = editions.length > 1;
    const base = baseGameBox(game);
    return [
      ...(base === undefined ? [{ game, box: null, key: game.id, hasEditions, gtins: gtinsOf(game) }] : []),
      ...game.expansions.map((box) => ({
        game,
        box,
        key: box === base ? game.id : `${game.id}/${box.id}`,
        hasEditions: hasEditions && (box.requires_base_game || box === base),
        gtins: [...gtinsOf(box), ...(box === base ? gtinsOf(game) : [])],
      })),
    ];
  });
}

const gtinsOf = ({ gtins = [] }: { gtins?: readonly string[] }) =>
  gtins.flatMap((text) => readGtin(text) ?? []);
