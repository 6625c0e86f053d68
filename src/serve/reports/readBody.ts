import type { IncomingMessage } from 'node:http';

export type Body = { kind: 'whole'; text: string } | { kind: 'tooLarge' } | { kind: 'brokenOff' };

/** Reads the body of a request; says that it is too large as soon as that is known. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Body> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve({ kind: 'tooLarge' });
  const pieces: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve) => {
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes <= maxBytes) pieces.push(piece);
      else {
        pieces.length = 0;
        resolve({ kind: 'tooLarge' });
      }
    });
    request.on('end', () => {
      resolve({ kind: 'whole', text: Buffer.concat(pieces).toString('utf8') });
    });
    request.on('close', () => {
      resolve({ kind: 'brokenOff' });
    });
    request.on('error', () => undefined);
  });
}
