const roles: Readonly<Record<string, string>> = {
  TABLE: 'table',
  THEAD: 'rowgroup',
  TBODY: 'rowgroup',
  TR: 'row',
  TD: 'cell',
};

/**
 * Some browsers forget that a table is one where phones show its rows as blocks, so its parts say it. In the markup
 * these roles are errors, since there the elements have them already.
 */
export function nameTableParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('.rank, .rank :is(thead, tbody, tr, th, td)')) {
    const ofHeading = part.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader';
    part.setAttribute('role', roles[part.tagName] ?? ofHeading);
  }
}
