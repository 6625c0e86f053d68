import { accessSync, constants, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';

/** How to start a Chromium. */
export interface Chromium {
  executablePath: string;
  env: Record<string, string>;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** CHROME_PATH, then the system's, then the one inside the npm package, unpacked below the temporary folder. */
export async function findChromium(): Promise<Chromium> {
  const given = process.env['CHROME_PATH'];
  if (given !== undefined && given !== '') {
    if (!existsSync(given)) throw new Error(`CHROME_PATH names ${given}, which does not exist.`);
    return { executablePath: given, env: {} };
  }
  const system = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
  return system === undefined ? unpackChromium() : { executablePath: system, env: {} };
}

export async function launch(found: Chromium): Promise<Browser> {
  return chromium.launch(launchOptions(found));
}

/** A browser that several test files share; they connect to its address. */
export async function launchServer(found: Chromium): Promise<BrowserServer> {
  return chromium.launchServer(launchOptions(found));
}

/** A browser that keeps pages in memory for going back, as readers' browsers do and a test's usually does not. */
export async function launchWithPageMemory(found: Chromium): Promise<Browser> {
  return chromium.launch({ ...launchOptions(found), ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}

function launchOptions({ executablePath, env }: Chromium): LaunchOptions {
  return {
    executablePath,
    env: { ...definedEnv(), ...env },
    // The sandbox does not start as root, as in most containers. Nothing but our own pages is opened.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  };
}

/** The package brings the libraries that a bare machine lacks, but unpacks them only where it sees a cloud host. */
async function unpackChromium(): Promise<Chromium> {
  const folder = join(tmpdir(), 'guides-chromium');
  await mkdir(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  return {
    executablePath,
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
