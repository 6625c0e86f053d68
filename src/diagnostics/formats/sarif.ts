import { infoOf } from '../codes.ts';
import { severityOf, type Diagnostic, type Location } from '../diagnostic.ts';

export function formatSarif(diagnostics: readonly Diagnostic[]): string {
  const used = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'guides',
            rules: used.map((code) => ({
              id: code,
              shortDescription: { text: infoOf(code).title },
              fullDescription: { text: infoOf(code).text },
              defaultConfiguration: { level: severityOf(code) },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { ROOT: { description: { text: 'The working directory of the command.' } } },
        results: diagnostics.map((diagnostic) => ({
          ruleId: diagnostic.code,
          ruleIndex: used.indexOf(diagnostic.code),
          level: diagnostic.severity,
          message: { text: messageOf(diagnostic) },
          locations: [{ physicalLocation: locationOf(diagnostic.at) }],
          ...(diagnostic.related && {
            relatedLocations: diagnostic.related.map(({ at, message }, index) => ({
              id: index + 1,
              message: { text: message },
              physicalLocation: locationOf(at),
            })),
          }),
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function messageOf({ message, hint }: Diagnostic): string {
  return hint === undefined ? message : `${message} ${hint}`;
}

function locationOf({ file, line, column, endColumn }: Location) {
  return {
    // The path is a URI reference: a colon, space or percent sign in a name must not be read as syntax.
    artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: 'ROOT' },
    region: { startLine: line, startColumn: column, ...(endColumn !== undefined && { endColumn }) },
  };
}
