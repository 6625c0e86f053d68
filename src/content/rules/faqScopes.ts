import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FaqItem } from '../../domain/data.ts';
import type { UnitFiles } from '../load/siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../yaml/source.ts';

export function* checkFaqScopes(files: UnitFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.guides.values()) {
    for (const [index, item] of data.faq.entries()) {
      const path = ['faq', index];
      yield* checkFields(item, path, source);
      if (item.scope === 'global') {
        const message = `Question "${item.id}" has scope global; a guide’s questions are about its game and boxes.`;
        const hint = 'Move it to the faq of data/site.yaml, or change its scope.';
        yield diagnostic('faq/wrong-place', locationOf(source, [...path, 'scope']), message, hint);
      }
      if (item.scope === 'game' && item.game_id !== undefined && item.game_id !== data.game) {
        const message = `Question "${item.id}" is about game "${item.game_id}", but the guide is about "${data.game}".`;
        const hint = `Write "${data.game}", or move the question.`;
        yield diagnostic('faq/wrong-game', locationOf(source, [...path, 'game_id']), message, hint);
      }
    }
  }
  if (!files.site) return;
  const { data, source } = files.site;
  for (const [index, item] of data.faq.entries()) {
    const path = ['faq', index];
    yield* checkFields(item, path, source);
    if (item.scope === 'global') continue;
    const message = `Question "${item.id}" has scope ${item.scope}; this file has questions of scope global.`;
    const hint = 'Move it to the guide it belongs to.';
    yield diagnostic('faq/wrong-place', locationOf(source, [...path, 'scope']), message, hint);
  }
}

const fieldOf = { global: undefined, game: 'game_id', expansion: 'expansion_id' } as const;

function* checkFields(item: FaqItem, path: DataPath, source: Source): Iterable<Diagnostic> {
  const needed = fieldOf[item.scope];
  const who = `Question "${item.id}" has scope ${item.scope}`;
  if (needed !== undefined && item[needed] === undefined) {
    const at = locationOf(source, [...path, 'scope']);
    yield diagnostic('faq/scope-field', at, `${who} but no ${needed}.`, `Add ${needed}.`);
  }
  for (const field of ['game_id', 'expansion_id'] as const) {
    if (field === needed || item[field] === undefined) continue;
    const hint = 'Delete the field, or change the scope.';
    const message = `${who} and ${field}, which belongs to another scope.`;
    yield diagnostic('faq/scope-field', locationOf(source, [...path, field], 'key'), message, hint);
  }
}
