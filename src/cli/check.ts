import { Command } from 'commander';
import { pageCommand } from './checkPage.ts';
import { priceCommand } from './checkPrice.ts';
import { urlCommand } from './checkUrl.ts';
import { urlsCommand } from './checkUrls.ts';

export const command = new Command('check')
  .description('Checks the links of offers.')
  .enablePositionalOptions()
  .addCommand(urlCommand)
  .addCommand(urlsCommand)
  .addCommand(pageCommand)
  .addCommand(priceCommand);
