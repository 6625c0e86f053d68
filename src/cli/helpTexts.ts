import type { Command } from 'commander';

interface HelpText {
  examples: readonly string[];
  docs: string;
}

export const helpTexts: Readonly<Record<string, HelpText>> = {
  validate: {
    examples: ['validate', 'validate --game wingspan', 'validate data/offers --format github'],
    docs: 'docs/authoring.md',
  },
  build: {
    examples: ['build', 'build --base-url https://your-domain --host netlify --out dist-netlify'],
    docs: 'docs/going-live.md',
  },
  audit: { examples: ['audit', 'audit https://your-domain'], docs: 'docs/going-live.md' },
  check: {
    examples: [
      'check --game wingspan',
      'check --write --max-age 24h',
      'check --write --follow-moves',
      'check --practice',
    ],
    docs: 'docs/checking.md',
  },
  'check merge': {
    examples: ['check merge part-1.json part-2.json --format markdown'],
    docs: 'docs/checking.md',
  },
  'check url': {
    examples: ['check url https://shop.example.com/products/wingspan'],
    docs: 'docs/checking.md',
  },
  'check urls': { examples: ['check urls links.json'], docs: 'docs/checking.md' },
  'check sources': { examples: ['check sources'], docs: 'docs/checking.md' },
  'check page': {
    examples: ['check page saved.html --url https://shop.example.com/products/wingspan'],
    docs: 'docs/checking.md',
  },
  'check price': { examples: ['check price "£1,299.00"'], docs: 'docs/checking.md' },
  addresses: { examples: ['addresses', 'addresses --write'], docs: 'docs/nightly.md' },
  explain: { examples: ['explain', 'explain offer/unknown-expansion'], docs: 'docs/authoring.md' },
  show: { examples: ['show wingspan'], docs: 'docs/authoring.md' },
  init: { examples: ['init my-site', 'dev --data my-site'], docs: 'docs/authoring.md' },
  new: { examples: ['new game root', 'new guide root', 'new offers root'], docs: 'docs/authoring.md' },
  'new game': {
    examples: [
      'new game root',
      'new game root --title Root --publisher "Leder Games" --players 2-4 --minutes 60-90 --year 2018 ' +
        '--source https://ledergames.com/products/root --boxes "The Riverfolk Expansion; The Underworld Expansion"',
    ],
    docs: 'docs/authoring.md',
  },
  'new guide': { examples: ['new guide root'], docs: 'docs/authoring.md' },
  'new offers': { examples: ['new offers root', 'new offers root --dry-run'], docs: 'docs/authoring.md' },
  'new box': { examples: ['new box wingspan asia --title Asia'], docs: 'docs/authoring.md' },
  'new page': { examples: ['new page glossary --title Glossary'], docs: 'docs/authoring.md' },
  'new retailer': {
    examples: ['new retailer GameNerdz --name "Game Nerdz" --host gamenerdz.com'],
    docs: 'docs/checking.md',
  },
  rename: { examples: ['rename crew the-crew --dry-run'], docs: 'docs/authoring.md' },
  rank: { examples: ['rank wingspan oceania asia --dry-run'], docs: 'docs/authoring.md' },
  remove: {
    examples: ['remove descent --to /guides/gloomhaven-expansion-order --dry-run', 'remove descent --gone'],
    docs: 'docs/authoring.md',
  },
  status: { examples: ['status', 'status --format json'], docs: 'docs/authoring.md' },
  offers: { examples: ['offers import zatu-feed.csv --dry-run'], docs: 'docs/prices.md' },
  'offers import': {
    examples: [
      'offers import zatu-feed.csv --dry-run',
      'offers import zatu-feed.csv --date 2026-11-20 --doubtful to-decide.csv',
      'offers import to-decide.csv',
    ],
    docs: 'docs/prices.md',
  },
  seen: {
    examples: ['seen wingspan/oceania Zatu --price 24.99', 'seen wingspan Zatu --dry-run'],
    docs: 'docs/prices.md',
  },
  prices: { examples: ['prices', 'prices --format markdown'], docs: 'docs/prices.md' },
  serve: { examples: ['serve', 'serve dist --port 0 --verbose'], docs: 'docs/serving.md' },
  dev: { examples: ['dev', 'dev --drafts --port 3000'], docs: 'docs/authoring.md' },
  deploy: { examples: ['deploy verify'], docs: 'docs/going-live.md' },
  'deploy verify': {
    examples: ['deploy verify', 'deploy verify dist --base-url https://your-domain'],
    docs: 'docs/going-live.md',
  },
  completion: {
    examples: ['completion bash >> ~/.bashrc', 'completion fish > ~/.config/fish/completions/guides.fish'],
    docs: 'docs/contributing.md',
  },
};

export function addHelpTexts(command: Command, before: readonly string[] = []): void {
  const words = [...before, command.name()];
  const text = helpTexts[words.join(' ')];
  if (text !== undefined) {
    const lines = text.examples.map((example) => `  guides ${example}`);
    command.addHelpText('after', `\nExamples:\n${lines.join('\n')}\n\nMore: ${text.docs}`);
  }
  for (const part of command.commands) addHelpTexts(part, words);
}
