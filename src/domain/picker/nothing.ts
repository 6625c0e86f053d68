/** What to say when no box comes next. */
import type { Answers } from './answers.ts';
import { choose } from './choose.ts';
import type { PickerBox, PickerGame, Players } from './facts.ts';
import { levelOf, ruledOutBy, type HardField } from './fit.ts';
import { meetsText, minutesText, numberText } from './phrases.ts';
import type { Part } from './reason.ts';

export function reasonForNothing(game: PickerGame, answers: Answers): Part[] {
  const open = game.boxes.filter(({ id, rank }) => rank !== null && !answers.owned.includes(id));
  if (open.length === 0) {
    return [{ field: 'own', text: `You own every box that we rank for ${game.base.title}. Enjoy them.` }];
  }
  const [field, ...others] = new Set(open.map((box) => ruledOutBy(game, box, answers)));
  if (field === undefined || field === null || others.length > 0) {
    return [
      { field: 'rank', text: 'Nothing that you do not own meets all of that.' },
      ...otherwise(game, answers),
    ];
  }
  switch (field) {
    case 'players':
      return [{ field, text: seatsEnd(game, answers) }, ...otherwise(game, answers, 'players')];
    case 'time':
      return [{ field, text: timeEnd(game, answers.minutes ?? 0) }, ...otherwise(game, answers)];
    case 'rules':
      return [{ field, text: rulesEnd(open, answers) }, ...otherwise(game, answers)];
  }
}

/** How far the seats go, for more players than there are seats or for fewer. */
function seatsEnd({ base, boxes }: PickerGame, answers: Answers): string {
  const players = answers.players ?? 0;
  const ranges = [base, ...boxes].flatMap(({ players: range, title }) => (range ? { ...range, title } : []));
  const nearest = ranges.sort((a, b) => distance(a, players) - distance(b, players))[0];
  const what = meetsText('players', answers);
  if (!nearest || distance(nearest, players) === 0) return `No ranked box that you do not own ${what}.`;
  const end =
    players < nearest.min ? `fewest is ${numberText(nearest.min)}` : `most is ${numberText(nearest.max)}`;
  return `Nothing here ${what}: the ${end}, with ${nearest.title}.`;
}

/** How many seats too few or too many. */
function distance({ min, max }: Players, players: number): number {
  return Math.max(min - players, players - max, 0);
}

function timeEnd({ base }: PickerGame, minutes: number): string {
  return base.minutes.min > minutes
    ? `Nothing here is known to fit into ${minutes} minutes: the base game alone takes ${minutesText(base.minutes)}.`
    : `Nothing that you do not own is known to fit into ${minutes} minutes.`;
}

function rulesEnd(open: PickerBox[], { weight }: Answers): string {
  const light = weight === 'light';
  const [nearest] = open.sort((a, b) => (levelOf(a) - levelOf(b)) * (light ? 1 : -1));
  return `Nothing that you do not own adds ${light ? 'few rules: the lightest' : 'plenty of rules: the heaviest'} is ${nearest?.title ?? ''}, rated ${nearest?.rules ?? ''}.`;
}

const loosened = [
  { field: 'time', without: { minutes: null }, text: 'With more time' },
  { field: 'rules', without: { weight: null }, text: 'With any amount of rules' },
  { field: 'players', without: { players: null }, text: 'With any number of players' },
] as const;

/** What would come next if one of the answers were left open, but not the one that must stand. */
function otherwise(game: PickerGame, answers: Answers, standing?: HardField): Part[] {
  return loosened.flatMap(({ field, without, text }): Part[] => {
    const choice = field === standing ? null : choose(game, { ...answers, ...without });
    if (choice === null) return [];
    const title = choice.kind === 'base' ? game.base.title : choice.box.title;
    return [{ field, text: `${text} it would be ${title}.` }];
  });
}
