/** Gets every address of a list with undici alone, four at a time from each host: `tsx scripts/bench/bareLoop.ts FILE`. */
import { readFileSync } from 'node:fs';
import { Pool } from 'undici';

const perHost = 4;
const urls = (JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as { url: string }[]).map(
  ({ url }) => new URL(url),
);
const start = performance.now();
let bytes = 0;
await Promise.all(
  [...new Set(urls.map(({ origin }) => origin))].map(async (origin) => {
    const pool = new Pool(origin, { connections: perHost, pipelining: 1 });
    const paths = urls
      .filter((url) => url.origin === origin)
      .map(({ pathname }) => pathname)
      .values();
    await Promise.all(
      Array.from({ length: perHost }, async () => {
        for (const path of paths) {
          const { body } = await pool.request({ path, method: 'GET' });
          bytes += (await body.text()).length;
        }
      }),
    );
    await pool.close();
  }),
);
process.stdout.write(`${JSON.stringify({ ms: performance.now() - start, bytes })}\n`);
