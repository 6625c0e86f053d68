import type { HttpHeader } from '../../domain/deployment.ts';
import { withoutReports } from '../../domain/deployment/withReports.ts';
import type { ActualAnswer, ExpectedAnswer } from './row.ts';

/** Differences between an answer and the expected one, each in a few words; empty where there are none. */
export function differences(expected: ExpectedAnswer, { status, headers, body }: ActualAnswer): string[] {
  if (!expected.statuses.includes(status)) return [`${status}, not ${describeExpected(expected)}`];
  const { locations } = expected;
  const location = headers['location'];
  const found = locations.length > 0 && (location === undefined || !locations.includes(location));
  return [
    ...(found ? [`Location ${location ?? 'missing'}, not ${locations.join(' or ')}`] : []),
    ...expected.headers.flatMap((header) => {
      const got = headers[header.name.toLowerCase()];
      if (got !== undefined && saysTheSame(header, got)) return [];
      return [`${header.name} ${got ?? 'missing'}, not ${header.value}`];
    }),
    ...(expected.body === null || expected.body.hash === body.hash
      ? []
      : [
          body.bytes === 0
            ? `an empty body, not ${expected.body.file}`
            : `a body of ${body.bytes} bytes that is not ${expected.body.file} as it was built`,
        ]),
  ];
}

function describeExpected({ statuses, locations }: ExpectedAnswer): string {
  return [statuses.join(' or '), locations.join(' or ')].join(' ').trim();
}

/** Hosts have their own words for some things: what counts is what browsers and caches make of them. */
function saysTheSame({ name, value }: HttpHeader, got: string): boolean {
  switch (name) {
    case 'Content-Type':
      return essence(value) === essence(got);
    case 'Cache-Control':
      // Hosts whose rules go by path cannot say no-store for what is not there; asking each time comes to the same.
      if (value === 'no-store') return /(?:^|[\s,])(?:no-store|no-cache|max-age=0)(?:$|[\s,])/.test(got);
      return words(value) === words(got);
    case 'Content-Security-Policy':
      // guides serve answers reports itself, and says so.
      return withoutReports(value) === withoutReports(got);
    default:
      return value === got;
  }
}

const aliases: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

function essence(type: string): string {
  const name = (type.split(';')[0] ?? '').trim().toLowerCase();
  return aliases[name] ?? name;
}

function words(list: string): string {
  return list
    .split(',')
    .map((word) => word.trim())
    .sort()
    .join(',');
}
