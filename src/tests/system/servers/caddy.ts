import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts, startProgram, type Started } from './started.ts';
import { certificate, certificateKey } from './tls.ts';

/**
 * Caddy with the Caddyfile of the site's folder, started in a folder with other files. The second site has the certificate, which then works for both:
 * in production, Caddy gets one by itself.
 */
export async function startCaddy(site: string, scratch: string, root = `root * ${site}`): Promise<Started> {
  const [plain = 0, tls = 0] = await freePorts(2);
  const folder = await mkdtemp(join(scratch, 'caddy-'));
  await writeFile(join(folder, 'private.txt'), 'secret');
  await writeFile(join(folder, '404.html'), 'the 404 page of another site');
  const config = join(folder, 'Caddyfile');
  await writeFile(
    config,
    `{
  admin off
  auto_https off
}
import ${site}/Caddyfile
http://:${plain}, https://:${tls} {
  ${root}
  import guides
}
https://localhost:${tls} {
  tls ${certificate} ${certificateKey}
}
`,
  );
  const stop = await startProgram(
    'caddy',
    ['run', '--config', config, '--adapter', 'caddyfile'],
    [plain, tls],
    {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    folder,
  );
  return { http: `http://127.0.0.1:${plain}`, https: `https://127.0.0.1:${tls}`, stop };
}
