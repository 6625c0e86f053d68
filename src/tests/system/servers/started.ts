import { spawn } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';

/** A server on this machine, listening on loopback. */
export interface Started {
  http: string;
  /** null for a server without https. */
  https: string | null;
  stop: () => Promise<void>;
}

/** Starts a program and waits until it listens on these ports. If it does not, throws the program's output. */
export async function startProgram(
  program: string,
  args: readonly string[],
  ports: readonly number[],
  env: Record<string, string> = {},
  cwd?: string,
): Promise<() => Promise<void>> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => {
      resolve(`${error.message}. Install it: sudo apt-get install --yes nginx caddy apache2`);
    });
    child.on('exit', (code) => {
      resolve(`${program} ended with ${code ?? 'a signal'}: ${said}`);
    });
  });
  const failed = ended.then((reason) => Promise.reject(new Error(reason)));
  await Promise.race([Promise.all(ports.map(listening)), failed]);
  failed.catch(() => undefined);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** Unused ports. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const isUp = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => {
        resolve(false);
      });
    });
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
