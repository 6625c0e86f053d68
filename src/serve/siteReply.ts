import { readTarget } from '../domain/deployment/readTarget.ts';
import type { Client } from './client.ts';
import type { CodedStore } from './codedStore.ts';
import { contentReply, type Wishes } from './contentReply.ts';
import type { FileStore } from './fileStore.ts';
import { plainReply, type Reply } from './reply.ts';
import type { ServedSite } from './siteFolder.ts';
import { siteHeaders } from './siteHeaders.ts';

export interface Stores {
  files: FileStore;
  coded: CodedStore;
}

/** Answers a GET or HEAD request out of the site. */
export async function siteReply(
  site: ServedSite,
  client: Client,
  wishes: Wishes,
  { files, coded }: Stores,
): Promise<Reply> {
  const answer = site.resolve(client);
  const headers = siteHeaders(site, answer, client.secure);

  /** The page for what is not there. No cache keeps it, so it has no tag and no ranges. */
  const missing = async (refused?: string, status: 404 | 410 = 404): Promise<Reply> => {
    const said = siteHeaders(site, { kind: 'notFound' }, client.secure);
    const page = await files.read(site.root, site.deployment.notFound);
    if (page === null) return plainReply(status, said, refused);
    if ('refused' in page) return plainReply(status, said, `${site.deployment.notFound} ${page.refused}`);
    const whole = { ...wishes, ifMatch: undefined, ifNoneMatch: undefined, range: undefined };
    const reply = await contentReply(page, said, whole, coded);
    const kept = reply.headers.filter(({ name }) => name !== 'ETag' && name !== 'Accept-Ranges');
    return { ...reply, status, headers: kept, ...(refused !== undefined && { refused }) };
  };

  switch (answer.kind) {
    case 'bad':
      return plainReply(400, headers, 'the address is malformed');
    case 'redirect': {
      const location = { name: 'Location', value: answer.location };
      return { status: 301, headers: [...headers, location], body: null };
    }
    case 'gone':
      return missing(undefined, 410);
    case 'notFound':
      return missing(isHostile(client.target) ? 'leads nowhere' : undefined);
    case 'page':
    case 'file': {
      const file = await files.read(site.root, answer.file);
      if (file === null) return missing();
      if ('refused' in file) return missing(`${answer.file} ${file.refused}`);
      return contentReply(file, headers, wishes, coded);
    }
  }
}

/** true for paths that no link leads to: out of the site, or to what is hidden in it. */
function isHostile(target: string): boolean {
  const read = readTarget(target);
  return read.kind !== 'path' || read.path.includes('/.');
}
