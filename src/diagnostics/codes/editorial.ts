import { warning, type Codes } from '../codeInfo.ts';

export const editorialCodes = {
  'editorial/year':
    'A text and the data disagree on the year of a game or box. The year after a name is its release, or that of an edition in editions, edition or edition_note.',
  'editorial/players': {
    text: 'A text and the data disagree on the players of a game or box. Nothing that the sentence names takes that number.',
    bad: 'answer: Oceania adds a sixth player.',
    good: 'answer: Oceania keeps to five players.',
  },
  'editorial/time':
    'A text and the data disagree on the playing time of a game or box. The times are those of the base game and of playtime_delta.',
  'editorial/contents':
    'A text and the box’s tagline disagree on the number of pieces. short_tagline and contents state another number.',
  'editorial/homework': warning(
    'A guide makes its reader do the research. Look it up, or state the safe advice. data/editorial.yaml has the phrases and how many are allowed; the answer and rows of advice may have none.',
    { bad: 'answer: Ask the shop whether it fits.', good: 'answer: Treat it as a separate game.' },
  ),
  'editorial/unknown-name': warning(
    'A text names an expansion that is not in the data. The name is in bold or before the word expansion. Correct the spelling, or add the box; it needs no rank.',
    { bad: 'quick_answer: Buy **Ocenia** first.', good: 'quick_answer: Buy **Oceania** first.' },
  ),
  'editorial/missing-text': warning(
    'A box lacks a text that its page or row shows. With worth_it in words of data/editorial.yaml, each box with a verdict needs one; ranked complete games need players_alone_min and players_alone_max, and long names short_title.',
  ),
  'editorial/unused-source': warning('Nothing cites a source. Cite it where it is used, or delete it.'),
  'editorial/read-too-early': warning(
    'A source was read before this site existed. read is the day on which we read a page; use published or data_as_of for older dates. data/editorial.yaml sets earliest_read.',
    { bad: "read: '2019-03'", good: "published: '2019-03'\nread: '2026-11'" },
  ),
  'editorial/price-in-prose': warning(
    'A text names a price. Prices change, so the page shows each with its day. A publisher’s price belongs in list_price.',
  ),
  'editorial/repeated-opening': warning(
    'The same part of two guides opens with the same words. repeats in data/editorial.yaml sets how many words count.',
  ),
  'editorial/filler-phrase': warning(
    'A text contains an empty phrase. data/editorial.yaml lists the phrases with reasons. They fit any guide of any site.',
    {
      bad: 'intro: Look no further than Oceania.',
      good: 'intro: Oceania makes eggs harder and food easier.',
    },
  ),
  'editorial/untrue-claim': {
    text: 'A text claims something that did not happen or is unknown. Nobody here tested a box, asked readers or compared prices by hand. data/editorial.yaml lists the phrases.',
    bad: 'intro: We tested all three boxes.',
    good: 'intro: Three reviews agree on the first box.',
  },
  'editorial/text-twice': warning(
    'A text stands in two fields of a guide or game. Readers meet it twice, on the guide or on a box’s page.',
  ),
  'editorial/repeated-sentence': warning(
    'Two pages use the same words. repeats in data/editorial.yaml sets how many in a row count, without names and quotations.',
  ),
  'editorial/section-length': warning(
    'A part of a guide has too few or too many words. words in data/editorial.yaml sets the bounds.',
  ),
  'editorial/list-length': warning(
    'A list of a guide or of the home page has too few or too many entries. lists in data/editorial.yaml sets the bounds.',
  ),
  'editorial/markup': warning(
    'A text contains Markdown or HTML. Except for **bold**, [links](/about) and paragraphs, readers see texts as typed.',
  ),
  'editorial/few-offers': warning(
    'A box that the guide recommends has too few offers. Readers need a shop in their own region; a search counts. offers_in_region in data/editorial.yaml sets the bounds.',
  ),
  'editorial/long-sentence': warning(
    'A sentence has too many words. sentences in data/editorial.yaml sets the limit.',
  ),
  'editorial/long-sentences': warning(
    'The sentences of a section are long on average. sentences in data/editorial.yaml sets the limit.',
  ),
} as const satisfies Codes;
