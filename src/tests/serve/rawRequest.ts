import { connect } from 'node:net';

export interface ParsedAnswer {
  status: number;
  /** By lowercase name. */
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends raw bytes, waits until the server hangs up, and parses everything received as answers to GET. */
export async function sendRaw(
  port: number,
  bytes: string | Buffer,
  from = '127.0.0.1',
): Promise<ParsedAnswer[]> {
  return parseAnswers(await exchangeRaw(port, bytes, from));
}

/** A GET request with a raw target. Headers are lines without line breaks; Host defaults to localhost. */
export async function get(
  port: number,
  target: string,
  headers: readonly string[] = [],
  method = 'GET',
): Promise<ParsedAnswer> {
  const host = headers.some((line) => /^host:/i.test(line)) ? [] : ['Host: localhost'];
  const head = [`${method} ${target} HTTP/1.1`, ...host, 'Connection: close', ...headers, '', ''].join(
    '\r\n',
  );
  const bytes = await exchangeRaw(port, Buffer.from(head, 'latin1'));
  const [answer] = parseAnswers(bytes, method === 'HEAD');
  if (answer === undefined) throw new Error(`No answer to ${head}: ${bytes.toString('latin1')}`);
  return answer;
}

/** Everything received until the connection ends. */
export function exchangeRaw(port: number, bytes: string | Buffer, from = '127.0.0.1'): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    const pieces: Buffer[] = [];
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('close', () => {
      resolve(Buffer.concat(pieces));
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server need not read all of a request that it refuses.
      if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) reject(error);
    });
    socket.write(bytes);
  });
}

function parseAnswers(bytes: Buffer, headOnly = false): ParsedAnswer[] {
  const answers: ParsedAnswer[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\r\n\r\n', at);
    const [start = '', ...lines] = bytes.toString('latin1', at, end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(start)?.[1]);
    if (end === -1 || Number.isNaN(status)) throw new Error(`This is not an answer: ${start}`);
    const headers: Record<string, string> = {};
    for (const line of lines) {
      const [name = ''] = line.split(':', 1);
      const key = name.toLowerCase();
      if (headers[key] !== undefined) throw new Error(`${name} came twice`);
      headers[key] = line.slice(name.length + 1).trim();
    }
    const length = headOnly || status === 304 || status === 204 ? 0 : Number(headers['content-length'] ?? 0);
    const body = bytes.subarray(end + 4, end + 4 + length);
    if (body.length !== length) throw new Error(`${body.length} of ${length} bytes came`);
    answers.push({ status, headers, body });
    at = end + 4 + length;
  }
  return answers;
}
