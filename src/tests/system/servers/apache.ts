import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts, startProgram, type Started } from './started.ts';
import { certificate, certificateKey } from './tls.ts';

/** Apache with the .htaccess of the site's folder, as shared hosting would serve it. */
export async function startApache(site: string, scratch: string): Promise<Started> {
  const [plain = 0, tls = 0] = await freePorts(2);
  const folder = await mkdtemp(join(scratch, 'apache-'));
  const modules = [
    'mpm_event',
    'authz_core',
    'mime',
    'dir',
    'rewrite',
    'headers',
    'filter',
    'deflate',
    'ssl',
  ];
  const config = join(folder, 'apache.conf');
  await writeFile(
    config,
    `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
ServerTokens Prod
Listen 127.0.0.1:${plain}
Listen 127.0.0.1:${tls}
DocumentRoot ${site}
<Directory ${site}>
  AllowOverride All
  Options SymLinksIfOwnerMatch
  Require all granted
</Directory>
<VirtualHost 127.0.0.1:${tls}>
  SSLEngine on
  SSLCertificateFile ${certificate}
  SSLCertificateKeyFile ${certificateKey}
</VirtualHost>
`,
  );
  const stop = await startProgram('apache2', ['-f', config, '-DFOREGROUND'], [plain, tls]);
  return { http: `http://127.0.0.1:${plain}`, https: `https://127.0.0.1:${tls}`, stop };
}
