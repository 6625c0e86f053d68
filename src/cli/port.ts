import { InvalidArgumentError } from 'commander';
import { CannotRun } from './cannotRun.ts';

export function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535)
    throw new InvalidArgumentError('It must be a number from 0 to 65535.');
  return Number(text);
}

export function explainListening(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return new CannotRun(
        `Port ${port} of ${host} is taken: another program is listening there, perhaps this one.`,
        'Stop it, or take another port with --port; --port 0 finds a free one.',
      );
    case 'EACCES':
      return new CannotRun(
        `You may not listen on port ${port}.`,
        'Ports below 1024 belong to the system. Take a higher one with --port, behind a proxy if need be.',
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CannotRun(
        `${host} is no address of this machine.`,
        'Leave --host out for this machine alone, or use --host 0.0.0.0 for all of its addresses.',
      );
    default:
      return error;
  }
}
