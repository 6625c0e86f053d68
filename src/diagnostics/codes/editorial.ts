import type { CodesOf } from '../codeInfo.ts';

export const editorialCodes = {
  'editorial/year': {
    severity: 'error',
    title: 'A text gives a game or box another year than the data',
    explanation:
      'A year beside a name says when the thing came out, and the release order on the same page says it too. Years of other editions count as known where edition or edition_note names them. Correct whichever is wrong.',
    bad: 'intro: Nectar came with Oceania (2019).',
    good: 'intro: Nectar came with Oceania (2020).',
  },
  'editorial/players': {
    severity: 'error',
    title: 'A text gives a game or box other players than the data',
    explanation:
      'Somebody buys a box for the sixth chair. The sentence names a game or box, states a number of players, and nothing that it names takes that number. Correct the text, or the players of the game or box.',
    bad: 'answer: Oceania adds a sixth player.',
    good: 'answer: Oceania keeps to five players.',
  },
  'editorial/time': {
    severity: 'error',
    title: 'A text gives a game or box another playing time than the data',
    explanation:
      'The head of the guide shows the playing time of the base game, and playtime_delta says what a box changes. A sentence that names one of them states another time. Correct whichever is wrong.',
    bad: 'intro: Wingspan takes 90 minutes.',
    good: 'intro: Wingspan takes 40–70 minutes.',
  },
  'editorial/contents': {
    severity: 'error',
    title: 'A text counts other pieces in a box than its tagline',
    explanation:
      'short_tagline says what is in the box. A sentence that names the box gives another number of the same pieces. Count again in the source.',
    bad: 'answer: The European Expansion has 91 birds.',
    good: 'answer: The European Expansion has 81 birds.',
  },
  'editorial/unknown-name': {
    severity: 'warning',
    title: 'A text names an expansion that the data does not know',
    explanation:
      'A name in bold, or before the word expansion, is no game, no box and nothing else that the game’s file speaks of. Mostly it is a slip of spelling. Where the box exists, list it among the expansions; it needs no rank.',
    bad: 'quick_answer: Buy **Ocenia** first.',
    good: 'quick_answer: Buy **Oceania** first.',
  },
  'editorial/unused-source': {
    severity: 'warning',
    title: 'A source is named by nothing',
    explanation:
      'Readers see the list of sources and take each for the ground of something on the page. Name it where it is used (source_ids, sources of a box, source_id of a pair), or delete it.',
  },
  'editorial/filler-phrase': {
    severity: 'warning',
    title: 'A text holds a phrase that says nothing',
    explanation:
      'The phrases are listed in data/editorial.yaml, each with its reason. They take the reader’s time and could stand in any guide of any site.',
    bad: 'intro: Look no further than Oceania.',
    good: 'intro: Oceania makes eggs harder and food easier.',
  },
  'editorial/untrue-claim': {
    severity: 'error',
    title: 'A text claims what did not happen or is not known',
    explanation:
      'Nobody of this site has tested a box, asked readers or compared prices by hand, and the method page says so. The phrases are listed in data/editorial.yaml, each with its reason. Name the source that did, or leave the claim out.',
    bad: 'intro: We tested all three boxes.',
    good: 'intro: Three reviews agree on the first box.',
  },
  'editorial/repeated-sentence': {
    severity: 'warning',
    title: 'The same words stand on two pages',
    explanation:
      'A reader of three guides must not feel the mould. How many words in a row count is set in data/editorial.yaml (repeats); names of games and boxes, and what is quoted, are left out.',
  },
  'editorial/section-length': {
    severity: 'warning',
    title: 'A part of a guide has too few or too many words',
    explanation:
      'The bounds of each part are in data/editorial.yaml (words). Too few mostly leave a reason out; too many hide the answer.',
  },
  'editorial/list-length': {
    severity: 'warning',
    title: 'A list of a guide or of the home page has too few or too many entries',
    explanation: 'The bounds of each list are in data/editorial.yaml (lists).',
  },
  'editorial/long-sentence': {
    severity: 'warning',
    title: 'A sentence has too many words',
    explanation:
      'Readers lose a long sentence and start again. The limit is in data/editorial.yaml (sentences). Say it in two.',
  },
  'editorial/long-sentences': {
    severity: 'warning',
    title: 'The sentences of a section are long on average',
    explanation:
      'One long sentence among short ones reads well, and a whole section of them does not. The limit is in data/editorial.yaml (sentences).',
  },
} as const satisfies CodesOf<'editorial'>;
