import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The commands of WebDriver that the tests use, with their addresses. https://www.w3.org/TR/webdriver2/ */
const commands = {
  Navigate: 'url',
  Back: 'back',
  Refresh: 'refresh',
  ExecuteScript: 'execute/sync',
  FindElement: 'element',
  ElementClick: 'element/{id}/click',
  ElementSendKeys: 'element/{id}/value',
  SetWindowRect: 'window/rect',
} as const;

export interface Driver {
  command: (name: keyof typeof commands | 'Print', params: Record<string, unknown>) => Promise<unknown>;
  quit: () => Promise<void>;
}

export interface Blocked {
  scripts?: boolean;
  storage?: boolean;
}

/** Both of their own: as installed by Debian, without a driver that translates for another browser. */
export const browsers = { Firefox: startFirefox, WebKit: startWebKit } as const;

/** By Marionette, which Firefox speaks itself: the same commands by TCP. */
async function startFirefox({ scripts, storage }: Blocked): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'guides-firefox-'));
  const settings = {
    'marionette.port': 0,
    'datareporting.policy.dataSubmissionEnabled': false,
    ...(scripts && { 'javascript.enabled': false }),
    ...(storage && { 'network.cookie.cookieBehavior': 2 }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const firefox = start('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile]);
  const port = await until(() => readFile(join(profile, 'MarionetteActivePort'), 'utf8'));
  const command = speakMarionette(connect(Number(port), '127.0.0.1'));
  await command('NewSession', {});
  return {
    command,
    quit: async () => {
      await stop(firefox);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Messages are [0, id, name, params] and [1, id, error, result], each after its length and a colon. */
function speakMarionette(socket: Socket) {
  type Answer = [type: 1, id: number, error: { message: string } | null, result: { value?: unknown }];
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, start - 1));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(start, end).toString()) as
        Answer | { marionetteProtocol: 3 };
      received = received.subarray(end);
      // The first message is a greeting.
      if ('length' in message) waiting.get(message[1])?.(message);
    }
  });
  let id = 0;
  return (name: string, params: Record<string, unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++id, ([, , error, result]) => {
        if (error === null) resolve(result.value);
        else reject(new Error(`${name}: ${error.message}`));
      });
      const message = JSON.stringify([0, id, `WebDriver:${name}`, params]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}

/** MiniBrowser, WebKitGTK's own, on a display that exists only in memory. */
async function startWebKit({ scripts, storage }: Blocked): Promise<Driver> {
  const display = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [number] = (await once(display.stdout ?? display, 'data')) as [Buffer];
  const name = String(number).trim();
  // No other display has the same number.
  const port = 20_000 + Number(name);
  const driver = start('WebKitWebDriver', ['-p', `${port}`], { DISPLAY: `:${name}` });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const args = [
    '--automation',
    ...(scripts ? ['--enable-javascript=false'] : []),
    ...(storage ? ['--enable-html5-local-storage=false'] : []),
  ];
  await until(() => call('GET', 'status'));
  const session = (await call('POST', 'session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
  })) as { sessionId: string };
  const path = `session/${session.sessionId}`;
  return {
    command: async (name, { id, ...params }) => {
      if (name === 'Print') throw new Error('WebKitWebDriver has no Print.');
      return call('POST', `${path}/${commands[name].replace('{id}', String(id))}`, params);
    },
    quit: async () => {
      await call('DELETE', path);
      await stop(driver);
      await stop(display);
    },
  };
}

function start(name: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  // Readers of New York get US shops.
  const child = spawn(name, args, {
    env: { ...process.env, TZ: 'America/New_York', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  child.once('error', (error) => {
    throw new Error(`${name} does not start; docs/contributing.md says what to install.`, { cause: error });
  });
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

async function until<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    const result = await attempt().catch(() => undefined);
    if (result !== undefined && result !== '') return result;
    await wait(100);
  }
}
