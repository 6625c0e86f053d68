import type { CodesOf } from '../codeInfo.ts';

export const editorialCodes = {
  'editorial/year': {
    title: 'A text gives a game or box another year than the data',
    explanation:
      'The year after a name is its release, or that of an edition in editions, edition or edition_note.',
  },
  'editorial/players': {
    title: 'A text gives a game or box another number of players than the data',
    explanation:
      'Nothing that the sentence names takes that number of players. Correct the text or the data.',
    bad: 'answer: Oceania adds a sixth player.',
    good: 'answer: Oceania keeps to five players.',
  },
  'editorial/time': {
    title: 'A text gives a game or box another playing time than the data',
    explanation: 'The times are those of the base game and of playtime_delta. Correct the text or the data.',
  },
  'editorial/contents': {
    title: 'A text counts other pieces than the box’s tagline',
    explanation: 'short_tagline and contents give another number of the same pieces. Check the source.',
  },
  'editorial/homework': {
    severity: 'warning',
    title: 'A guide makes its reader do the research',
    explanation:
      'Look it up, or state the safe advice. data/editorial.yaml has the phrases and how many are allowed; the answer and rows of advice may have none.',
    bad: 'answer: Ask the shop whether it fits.',
    good: 'answer: Treat it as a separate game.',
  },
  'editorial/unknown-name': {
    severity: 'warning',
    title: 'A text names an expansion that is not in the data',
    explanation:
      'The name is in bold or before the word expansion. Correct the spelling, or add the box; it needs no rank.',
    bad: 'quick_answer: Buy **Ocenia** first.',
    good: 'quick_answer: Buy **Oceania** first.',
  },
  'editorial/unused-source': {
    severity: 'warning',
    title: 'Nothing cites a source',
    explanation: 'Cite it where it is used (source_ids, sources of a box, a source_id), or delete it.',
  },
  'editorial/read-too-early': {
    severity: 'warning',
    title: 'A source was read before this site existed',
    explanation:
      'read is the day on which we read a page; use published or data_as_of for older dates. data/editorial.yaml sets earliest_read.',
    bad: "read: '2019-03'",
    good: "published: '2019-03'\nread: '2026-11'",
  },
  'editorial/price-in-prose': {
    severity: 'warning',
    title: 'A text names a price',
    explanation:
      'Prices change, so the page shows each with its day. A publisher’s price belongs in list_price.',
    bad: 'where_to_buy: Both boxes together cost about $60.',
    good: 'where_to_buy: Both boxes are sold together, too.',
  },
  'editorial/repeated-opening': {
    severity: 'warning',
    title: 'The same part of two guides opens with the same words',
    explanation:
      'Begin with what is special about the game. repeats in data/editorial.yaml sets how many words count.',
  },
  'editorial/filler-phrase': {
    severity: 'warning',
    title: 'A text contains an empty phrase',
    explanation: 'data/editorial.yaml lists the phrases with reasons. They fit any guide of any site.',
    bad: 'intro: Look no further than Oceania.',
    good: 'intro: Oceania makes eggs harder and food easier.',
  },
  'editorial/untrue-claim': {
    title: 'A text claims something that did not happen or is unknown',
    explanation:
      'Nobody here tested a box, asked readers or compared prices by hand. Name the source, or delete the claim. data/editorial.yaml lists the phrases.',
    bad: 'intro: We tested all three boxes.',
    good: 'intro: Three reviews agree on the first box.',
  },
  'editorial/repeated-sentence': {
    severity: 'warning',
    title: 'Two pages use the same words',
    explanation:
      'repeats in data/editorial.yaml sets how many words in a row count, without names and quotations.',
  },
  'editorial/section-length': {
    severity: 'warning',
    title: 'A part of a guide has too few or too many words',
    explanation: 'words in data/editorial.yaml sets the bounds of each part. Too many words hide the answer.',
  },
  'editorial/list-length': {
    severity: 'warning',
    title: 'A list of a guide or of the home page has too few or too many entries',
    explanation: 'The bounds of each list are in data/editorial.yaml (lists).',
  },
  'editorial/markup': {
    severity: 'warning',
    title: 'A text contains Markdown or HTML',
    explanation: 'Except for **bold**, [links](/about) and paragraphs, readers see texts as typed.',
  },
  'editorial/few-offers': {
    severity: 'warning',
    title: 'A box that the guide recommends has too few offers',
    explanation:
      'Readers need a shop in their own region; a search counts. offers_in_region in data/editorial.yaml sets the bounds.',
  },
  'editorial/long-sentence': {
    severity: 'warning',
    title: 'A sentence has too many words',
    explanation: 'Split it. sentences in data/editorial.yaml sets the limit.',
  },
  'editorial/long-sentences': {
    severity: 'warning',
    title: 'The sentences of a section are long on average',
    explanation:
      'One long sentence is fine, a whole section is not. sentences in data/editorial.yaml sets the limit.',
  },
} as const satisfies CodesOf<'editorial'>;
