import type { CodesOf } from '../codeInfo.ts';

export const editorialCodes = {
  'editorial/year': {
    severity: 'error',
    title: 'A text gives a game or box another year than the data',
    explanation:
      'A year beside a name says when the thing came out, and the release order on the same page says it too. Years of other editions count as known where the guide’s editions, or a box’s edition and edition_note, name them. Correct whichever is wrong.',
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
      'short_tagline and contents say what is in the box. A sentence that names the box gives another number of the same pieces. Count again in the source.',
    bad: 'answer: The European Expansion has 91 birds.',
    good: 'answer: The European Expansion has 81 birds.',
  },
  'editorial/homework': {
    severity: 'warning',
    title: 'A guide sends its reader off to find out',
    explanation:
      'A buyer came here to be spared the asking. Look it up at the publisher, in the rulebook, or in the FAQ, or state the safe advice plainly. Phrases and the number allowed are in data/editorial.yaml; the answer and the rows of advice have none.',
    bad: 'answer: Ask the shop whether it fits.',
    good: 'answer: Treat it as a separate game.',
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
      'Readers see the list of sources and take each for the ground of something on the page. Name it where it is used (source_ids, sources of a box, a source_id), or delete it.',
  },
  'editorial/read-too-early': {
    severity: 'warning',
    title: 'A source was read before this site existed',
    explanation:
      'read is the day on which we read a page. An older date is mostly that of the page itself (published) or of its figures (data_as_of). The first month is earliest_read in data/editorial.yaml.',
    bad: "read: '2019-03'",
    good: "published: '2019-03'\nread: '2026-11'",
  },
  'editorial/price-in-prose': {
    severity: 'warning',
    title: 'A text names a price',
    explanation:
      'Prices change without notice, so that every price on the site stands with its day and every sum is computed. A publisher’s price belongs in list_price, with its source.',
    bad: 'where_to_buy: Both boxes together cost about $60.',
    good: 'where_to_buy: Both boxes are sold together, too.',
  },
  'editorial/repeated-opening': {
    severity: 'warning',
    title: 'The same part of two guides opens with the same words',
    explanation:
      'Introductions, picks, release orders and buying notes that begin alike read as if a machine had filled in a form. Begin with what is particular to the game. How many words count is set in data/editorial.yaml (repeats).',
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
      'The bounds of each part are in data/editorial.yaml (words). Too many words hide the answer.',
  },
  'editorial/list-length': {
    severity: 'warning',
    title: 'A list of a guide or of the home page has too few or too many entries',
    explanation: 'The bounds of each list are in data/editorial.yaml (lists).',
  },
  'editorial/markup': {
    severity: 'warning',
    title: 'A text holds Markdown or HTML',
    explanation:
      'Texts are shown as they are typed, but for **bold**, [links](/about) and paragraphs, so that nothing in the data can break a page. Readers would see the signs.',
    bad: 'intro: The <b>European</b> box first.',
    good: 'intro: The **European** box first.',
  },
  'editorial/few-offers': {
    severity: 'warning',
    title: 'A box that the guide recommends has too few offers',
    explanation:
      'A reader who has decided wants to know where to buy, in their own region. The bounds are in data/editorial.yaml (lists: offers_in_region), the regions those of the shops in data/retailers.yaml. A link to a shop’s search is an offer too.',
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
