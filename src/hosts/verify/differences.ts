import { type HttpHeader, withoutReports } from '../../domain/deployment.ts';
import type { ActualAnswer, ExpectedAnswer } from './expectAnswer.ts';

export function differences(expected: ExpectedAnswer, { status, headers, body }: ActualAnswer): string[] {
  const { statuses, locations } = expected;
  if (!statuses.includes(status))
    return [`${status}, not ${statuses.join(' or ')} ${locations.join(' or ')}`.trim()];
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
            : `a body of ${body.bytes} bytes that differs from the built ${expected.body.file}`,
        ]),
  ];
}

/** Hosts spell some values differently. */
function saysTheSame({ name, value }: HttpHeader, got: string): boolean {
  switch (name) {
    case 'Content-Type':
      return essence(value) === essence(got);
    case 'Cache-Control':
      // Hosts with rules by path cannot send no-store for a 404; revalidating each time has the same effect.
      if (value === 'no-store') return /(?:^|[\s,])(?:no-store|no-cache|max-age=0)(?:$|[\s,])/.test(got);
      return words(value) === words(got);
    case 'Content-Security-Policy':
      // guides serve receives reports itself, and announces that in a header.
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
