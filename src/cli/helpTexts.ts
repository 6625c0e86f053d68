import type { Command } from 'commander';

/** Examples of each command. */
export const helpTexts: Readonly<Record<string, readonly string[]>> = {
  validate: ['validate', 'validate --game wingspan', 'validate data/offers --format github'],
  build: ['build', 'build --base-url https://your-domain --host netlify --out dist-netlify'],
  audit: ['audit', 'audit https://your-domain'],
  check: [
    'check --game wingspan',
    'check --write --max-age 24h',
    'check --write --follow-moves',
    'check --practice',
  ],
  'check merge': ['check merge part-1.json part-2.json --format markdown'],
  'check url': ['check url https://shop.example.com/products/wingspan'],
  'check urls': ['check urls links.json'],
  'check sources': ['check sources'],
  'check page': ['check page saved.html --url https://shop.example.com/products/wingspan'],
  'check price': ['check price "£1,299.00"'],
  addresses: ['addresses', 'addresses --write'],
  explain: ['explain', 'explain offer/unknown-expansion'],
  show: ['show wingspan', 'show wingspan oceania --sources'],
  init: ['init my-site', 'dev --data my-site'],
  new: ['new game root', 'new guide root', 'new offers root'],
  'new game': [
    'new game root',
    'new game root --title Root --publisher "Leder Games" --players 2-4 --minutes 60-90 --year 2018 ' +
      '--source https://ledergames.com/products/root --boxes "The Riverfolk Expansion; The Underworld Expansion"',
  ],
  'new guide': ['new guide root'],
  'new offers': ['new offers root', 'new offers root --dry-run'],
  'new box': ['new box wingspan asia --title Asia'],
  'new page': ['new page glossary --title Glossary'],
  'new retailer': ['new retailer NobleKnight --name "Noble Knight Games" --host nobleknight.com'],
  rename: ['rename crew the-crew --dry-run', 'rename wingspan/oceania oceania-expansion --dry-run'],
  rank: ['rank wingspan oceania asia --dry-run'],
  remove: ['remove descent --to /guides/gloomhaven-expansion-order --dry-run', 'remove descent --gone'],
  status: ['status', 'status --format json'],
  offers: ['offers import zatu-feed.csv --dry-run'],
  'offers import': [
    'offers import zatu-feed.csv --dry-run',
    'offers import zatu-feed.csv --date 2026-11-20 --doubtful to-decide.csv',
    'offers import to-decide.csv',
  ],
  seen: ['seen wingspan/oceania Zatu --price 24.99', 'seen wingspan Zatu --dry-run'],
  prices: ['prices', 'prices --format markdown'],
  amazon: ['amazon find wingspan', 'amazon prices', 'amazon practice'],
  'amazon find': ['amazon find wingspan', 'amazon find --write --doubtful to-decide.csv'],
  'amazon prices': ['amazon prices'],
  'amazon practice': ['amazon practice', 'amazon practice --state no-sales'],
  serve: ['serve', 'serve dist --port 0 --verbose'],
  dev: ['dev', 'dev --drafts --port 3000'],
  deploy: ['deploy verify'],
  'deploy verify': ['deploy verify', 'deploy verify dist --base-url https://your-domain'],
  completion: ['completion bash >> ~/.bashrc', 'completion fish > ~/.config/fish/completions/guides.fish'],
};

/** The docs page of a command and its subcommands; authoring.md for all others. */
export const helpPages: Readonly<Record<string, string>> = {
  build: 'going-live.md',
  audit: 'going-live.md',
  deploy: 'going-live.md',
  check: 'checking.md',
  'new retailer': 'checking.md',
  addresses: 'nightly.md',
  offers: 'prices.md',
  seen: 'prices.md',
  prices: 'prices.md',
  amazon: 'amazon.md',
  serve: 'serving.md',
  completion: 'contributing.md',
};

export function addHelpTexts(command: Command, before: readonly string[] = []): void {
  const words = [...before, command.name()];
  const name = words.join(' ');
  const lines = (helpTexts[name] ?? []).map((example) => `  guides ${example}\n`);
  const page = helpPages[name] ?? helpPages[words[0] ?? ''] ?? 'authoring.md';
  command.addHelpText('after', `\nExamples:\n${lines.join('')}\nMore: docs/${page}`);
  for (const part of command.commands) addHelpTexts(part, words);
}
