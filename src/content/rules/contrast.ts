import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { UnitFiles } from '../siteFiles.ts';
import { placeOf } from '../source.ts';

const white = '#ffffff';
const enough = 4.5;

/** The name on the spine can be read. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function* checkContrast(files: UnitFiles): Iterable<Diagnostic> {
  for (const { data, source } of files.games.values()) {
    const { field, spine = field, spine_text: text = white } = data.palette;
    const ratio = contrastOf(spine, text);
    if (ratio >= enough) continue;
    const part = data.palette.spine_text === undefined ? 'palette' : 'spine_text';
    const at = placeOf(source, part === 'palette' ? ['palette'] : ['palette', part]);
    const message = `The spine’s text ${text} on ${spine} has a contrast of ${ratio.toFixed(1)}:1; ${enough}:1 is needed.`;
    const hint =
      contrastOf(spine, white) >= enough ? `White (${white}) can be read on it.` : 'Choose a darker text.';
    yield finding('game/low-contrast', at, message, { hint });
  }
}

function contrastOf(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
