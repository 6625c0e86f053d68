import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { baseId } from '../../domain/situations/finderGame.ts';
import type { UnitFiles } from '../load/siteFiles.ts';
import { locationOf, type DataPath } from '../yaml/source.ts';
import { candidatesAt, suggest } from './candidates.ts';
import { textsAt } from './fieldTexts.ts';

export function* checkCompatibility(files: UnitFiles): Iterable<Diagnostic> {
  for (const game of files.games.values()) {
    const { data, source } = game;
    const unknown = (id: string, path: DataPath, who: string): Diagnostic[] => {
      if (id === baseId || data.expansions.some((box) => box.id === id)) return [];
      const message = `${who} names expansion "${id}", which ${data.title} does not have.`;
      const more = suggest(
        id,
        candidatesAt([game], 'expansions.*.id'),
        'Name one of the boxes in this file.',
      );
      return [diagnostic('game/unknown-expansion', locationOf(source, path), message, more)];
    };
    for (const { value, path } of textsAt([game], 'expansions.*.also_needs.*.expansion_id'))
      yield* unknown(value, path, `Expansion "${data.expansions[Number(path[1])]?.id ?? ''}"`);
    const seen = new Map<string, number>();
    for (const [index, pair] of (data.compatibility ?? []).entries()) {
      yield* unknown(pair.box, ['compatibility', index, 'box'], 'A pair');
      yield* unknown(pair.with, ['compatibility', index, 'with'], 'A pair');
      const at = () => locationOf(source, ['compatibility', index, 'with']);
      if (pair.box === pair.with) {
        const message = `Expansion "${pair.box}" is paired with itself.`;
        yield diagnostic('game/pair-with-itself', at(), message, 'Name another box, or delete the entry.');
      }
      const key = [pair.box, pair.with].sort().join(' ');
      const first = seen.get(key);
      if (first === undefined) {
        seen.set(key, index);
        continue;
      }
      const message = `The pair "${pair.box}" and "${pair.with}" is listed twice.`;
      const firstAt = locationOf(source, ['compatibility', first, 'box']);
      yield diagnostic('game/pair-repeated', at(), message, {
        hint: `Keep one verdict; the first is on line ${firstAt.line}.`,
        related: [{ at: firstAt, message: 'The pair is listed here first.' }],
      });
    }
  }
}
