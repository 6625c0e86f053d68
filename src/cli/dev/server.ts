import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { escapeXml } from '../../domain/embed.ts';
import type { Fault } from './loadMaker.ts';
import type { Made } from './maker.ts';

/** No page of a site can have this address. */
const eventsPath = '/__dev/events';
const clientPath = '/__dev/client.js';

/** Reloads the page after a change and shows errors over it. The script’s address contains the page’s version. */
const clientScript = `
const version = new URL(import.meta.url).searchParams.get('v');
const host = document.createElement('div');
const report = document.createElement('pre');
report.setAttribute('role', 'alert');
report.style.cssText = 'position:fixed;inset:auto 0 0;z-index:9999;max-height:70vh;overflow:auto;margin:0;padding:16px;' +
  'background:#2a0b05;color:#fff;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;border-top:4px solid #ff9178';
host.attachShadow({ mode: 'open' }).append(report);
addEventListener('keydown', ({ key }) => key === 'Escape' && host.remove());
new EventSource('${eventsPath}').onmessage = ({ data }) => {
  const state = JSON.parse(data);
  if (state.problems !== null) {
    report.textContent = state.problems;
    document.documentElement.append(host);
  } else if (String(state.version) !== version) location.reload();
  else host.remove();
};
`;

const loopbackName = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

export interface DevState {
  version: number;
  problems: string | null;
}

export interface DevServer {
  server: Server;
  tell: () => void;
}

/** Serves uncached pages to this machine only, each made on request. */
export function createDevServer(
  state: () => DevState,
  make: (target: string) => Promise<Made | Fault>,
): DevServer {
  const listening = new Set<ServerResponse>();
  const message = () => `data: ${JSON.stringify(state())}\n\n`;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('cache-control', 'no-store');
    // Another site could point its name at this machine and read drafts.
    if (!loopbackName.test(request.headers.host ?? '')) {
      response
        .writeHead(403, { 'content-type': 'text/plain' })
        .end('guides dev only answers requests to localhost.\n');
      return;
    }
    const target = request.url ?? '/';
    const [path] = target.split('?');
    if (path === eventsPath) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(message());
      listening.add(response);
      response.on('close', () => listening.delete(response));
      return;
    }
    if (path === clientPath) {
      response.setHeader('content-type', 'text/javascript; charset=utf-8').end(clientScript);
      return;
    }
    const made = await make(target);
    const isPage = made.kind === 'fault' || made.headers['content-type']?.startsWith('text/html') === true;
    if (made.kind === 'file' && !isPage) {
      response.writeHead(made.status, made.headers).end(made.body);
      return;
    }
    const html = made.kind === 'fault' ? faultPage(made.fault) : Buffer.from(made.body).toString('utf8');
    const draft = made.kind === 'file' ? made.draft : null;
    const added = `${draft === null ? '' : draftRibbon}<script type="module" src="${clientPath}?v=${state().version}"></script>`;
    const end = html.lastIndexOf('</body>');
    response.writeHead(made.kind === 'fault' ? 500 : made.status, {
      'content-type': 'text/html; charset=utf-8',
    });
    const page = end === -1 ? html + added : html.slice(0, end) + added + html.slice(end);
    response.end(draft ? page.replace(/<body[^>]*>/, (body) => body + draftNotes(draft)) : page);
  };

  return {
    server: createServer((request, response) => void answer(request, response)),
    tell: () => {
      for (const response of listening) response.write(message());
    },
  };
}

const draftRibbon =
  '<div style="position:fixed;inset:0 0 auto auto;z-index:9998;padding:2px 12px;background:#f2b632;color:#16241d;font:700 14px sans-serif">Draft</div>';

function draftNotes(notes: string): string {
  return `<details open style="padding:8px 16px;background:#fff3cf;color:#16241d"><summary>To do before this draft is published</summary>${preformatted(notes)}</details>`;
}

function faultPage(fault: string): string {
  return `<!doctype html><title>The page could not be rendered</title><body>${preformatted(fault)}</body>`;
}

function preformatted(text: string): string {
  return `<pre style="white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace">${escapeXml(text)}</pre>`;
}
