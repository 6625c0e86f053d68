import { nginxHttp } from './nginx/http.ts';
import { nginxServer } from './nginx/server.ts';
import type { Host } from './host.ts';

const httpFile = 'nginx/http.conf';
const serverFile = 'nginx/server.conf';

/** Two files to include: one outside the server blocks, one inside each of them. */
export const nginx: Host = {
  title: 'nginx',
  configFiles: [httpFile, serverFile],
  policyInPages: false,
  answersGone: true,
  files: (deployment) => [
    { path: httpFile, text: nginxHttp(deployment) },
    { path: serverFile, text: nginxServer(deployment) },
  ],
  check: () => [],
};
