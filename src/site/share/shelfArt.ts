/** The green on which the site opens. */
export const felt = '#0e4033';

const width = 46;
const ground = 560;

/** A shelf of boxes in the colors of the site's games, for pages that are about none of them alone. 1200 by 630. */
export function shelfArt(colors: readonly string[]): string {
  const shown = colors.slice(0, 14);
  const start = 600 - (shown.length * width) / 2;
  const spines = shown.map((color, index) => {
    // As in a real shelf, no two neighbors are equally tall.
    const height = 250 + ((index * 73) % 130);
    const x = start + index * width;
    return (
      `<rect x="${x}" y="${ground - height}" width="${width - 4}" height="${height}" rx="5" fill="${color}"/>` +
      `<rect x="${x + 9}" y="${ground - height + 18}" width="${width - 22}" height="${width - 22}" rx="4" fill="#fff" opacity=".85"/>` +
      `<rect x="${x + 9}" y="${ground - 44}" width="${width - 22}" height="6" fill="#fff" opacity=".6"/>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><path fill="${felt}" d="M0 0h1200v630H0z"/>${spines.join('')}<path fill="#092b22" d="M0 ${ground}h1200v70H0z"/><path fill="#f2b632" d="M0 ${ground}h1200v10H0z"/></svg>`;
}
