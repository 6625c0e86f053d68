import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { packagedChromium, type Chromium } from './packagedChromium.ts';

/** CHROME_PATH, else the one in the npm package: never one installed on the machine. */
export async function findChromium(): Promise<Chromium> {
  const given = process.env['CHROME_PATH'];
  if (given === undefined || given === '') return packagedChromium();
  if (!existsSync(given)) throw new Error(`CHROME_PATH names ${given}, which does not exist.`);
  return { executablePath: given, env: {} };
}

export async function launch(found: Chromium): Promise<Browser> {
  return chromium.launch(launchOptions(found));
}

/** A browser that several test files share; they connect to its address. */
export async function launchServer(found: Chromium): Promise<BrowserServer> {
  // By number: a machine may not know the name localhost.
  return chromium.launchServer({ ...launchOptions(found), host: '127.0.0.1' });
}

/** A browser with a back/forward cache, as readers have, unlike most test browsers. */
export async function launchWithPageMemory(found: Chromium): Promise<Browser> {
  return chromium.launch({ ...launchOptions(found), ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}

function launchOptions({ executablePath, env }: Chromium): LaunchOptions {
  return {
    executablePath,
    env: { ...definedEnv(), ...env },
    // The sandbox does not start as root, as in most containers. Only our own pages are opened.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  };
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
