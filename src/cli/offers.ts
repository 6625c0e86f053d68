import { Command } from 'commander';
import { importCommand } from './offers/import.ts';

export const command = new Command('offers')
  .description('Works on the offers of all games: imports product pages from a shop’s feed.')
  .addCommand(importCommand);
