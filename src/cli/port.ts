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
        `Port ${port} on ${host} is already in use.`,
        'Stop the program that uses it, or set --port; --port 0 picks a free one.',
      );
    case 'EACCES':
      return new CannotRun(
        `You do not have permission to listen on port ${port}.`,
        'Ports below 1024 are reserved. Set --port to a higher one.',
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CannotRun(
        `${host} is not an address of this machine.`,
        'Omit --host to listen on this machine only, or use --host 0.0.0.0 for all its addresses.',
      );
    default:
      return error;
  }
}
