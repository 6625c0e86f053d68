import { InvalidArgumentError } from 'commander';

/** A name that a registry would give out, an address in numbers, or localhost and the like. */
const hostPattern =
  /^(?:(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|\[[0-9a-f:.]+\])$/;

/** For --base-url: an origin, spelled as browsers spell it, since it is compared and written into hosts' files. */
export function parseBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const bare = text.replace(/\/$/, '');
  if (url === null || !['https:', 'http:'].includes(url.protocol) || !isBare(url)) {
    throw new InvalidArgumentError(
      'It must be an origin without a path, for example https://guides.example.org.',
    );
  }
  if (!hostPattern.test(url.hostname)) {
    throw new InvalidArgumentError(`No host can be called ${url.hostname}.`);
  }
  if (url.origin !== bare) throw new InvalidArgumentError(`Write it as browsers do: ${url.origin}.`);
  return bare;
}

function isBare({ pathname, search, hash, username, password }: URL): boolean {
  return pathname === '/' && `${search}${hash}${username}${password}` === '';
}
