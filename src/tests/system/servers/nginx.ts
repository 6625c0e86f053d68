import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts, startProgram, type Started } from './started.ts';
import { certificate, certificateKey } from './tls.ts';

/** nginx with the files of the site's folder, and the settings that they ask the owner to add. */
export async function startNginx(site: string, scratch: string): Promise<Started> {
  const [plain = 0, tls = 0] = await freePorts(2);
  const folder = join(scratch, 'nginx');
  await mkdir(folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${site}/nginx/http.conf;
  server {
    listen 127.0.0.1:${plain};
    listen 127.0.0.1:${tls} ssl;
    ssl_certificate ${certificate};
    ssl_certificate_key ${certificateKey};
    root ${site};
    include ${site}/nginx/server.conf;
  }
}
`,
  );
  const stop = await startProgram('nginx', ['-c', config, '-p', folder], [plain, tls]);
  return { http: `http://127.0.0.1:${plain}`, https: `https://127.0.0.1:${tls}`, stop };
}
