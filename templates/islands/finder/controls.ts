import type { FinderGame } from '../../../src/domain/situations/finderGame.ts';
import { tableOf, wantsId, wantsOf, type Ticked } from '../../../src/domain/situations/ticked.ts';

export function readTicked(root: HTMLElement, game: FinderGame): Ticked {
  return {
    owned: ticks(root).flatMap(({ checked, value }) => (checked ? value : [])),
    table: tableOf(choice(root, 'players')?.value),
    edition: choice(root, 'edition')?.value || null,
    wants: wantsOf(game).find((wants) => wantsId(wants) === choice(root, 'wants')?.value) ?? null,
  };
}

export function showTicked(root: HTMLElement, { owned, table, edition, wants }: Ticked): void {
  for (const tick of ticks(root)) tick.checked = owned.includes(tick.value);
  const values = { players: table?.id, edition, wants: wants === null ? null : wantsId(wants) };
  for (const [name, value] of Object.entries(values)) {
    const control = choice(root, name);
    if (control) control.value = value ?? '';
  }
}

/** The given ticks with the reader's changes since the page was made. */
export function withTouched(root: HTMLElement, game: FinderGame, given: Ticked): Ticked {
  const now = readTicked(root, game);
  return {
    owned: ticks(root).flatMap(({ checked, defaultChecked, value }) =>
      (checked === defaultChecked ? given : now).owned.includes(value) ? value : [],
    ),
    table: now.table ?? given.table,
    edition: now.edition ?? given.edition,
    wants: now.wants ?? given.wants,
  };
}

export function rememberTick(root: HTMLElement): HTMLInputElement | null {
  return root.querySelector<HTMLInputElement>('[name=remember]');
}

function ticks(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('[name=own]')];
}

function choice(root: HTMLElement, name: string): HTMLSelectElement | null {
  return root.querySelector<HTMLSelectElement>(`select[name=${name}]`);
}
