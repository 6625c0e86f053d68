/** How a person types a command in a checkout; the docs shorten it to `guides …`. */
export function commandLine(command: string): string {
  return `npm run guides -- ${command}`;
}
