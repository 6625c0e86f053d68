import { execFile } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** How to start Chromium. */
export interface Chromium {
  executablePath: string;
  env: Record<string, string>;
}

const project = fileURLToPath(new URL('../../../', import.meta.url));
const fonts = ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSerif', 'DejaVuSerif-Bold', 'DejaVuSansMono'];

/**
 * The Chromium in the npm package, with the libraries it links to and its own fonts: it needs nothing from the
 * machine, and renders the same everywhere. Unpacked once per user and version, into the temporary folder.
 */
export async function packagedChromium(temporary = tmpdir()): Promise<Chromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `The Chromium in node_modules runs on Linux x64 only, not on ${process.platform} ${process.arch}. ` +
        'Set CHROME_PATH to a Chrome or Chromium on this machine.',
    );
  }
  const versions = await Promise.all(['@sparticuz/chromium', 'dejavu-fonts-ttf'].map(versionOf));
  const home = join(temporary, `guides-chromium-${versions.join('-')}-${userInfo().uid}`);
  if (!(await isComplete(home))) await unpackInto(home);
  return {
    executablePath: join(home, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  };
}

/** A killed run leaves a separate folder, never half of this one; a cleaner of old files may. */
async function isComplete(home: string): Promise<boolean> {
  const needed = [
    'chromium',
    'fonts.conf',
    'al2023/lib/libnss3.so',
    ...fonts.map((font) => `ttf/${font}.ttf`),
  ];
  const found = await Promise.allSettled(needed.map((file) => access(join(home, file))));
  return found.every(({ status }) => status === 'fulfilled');
}

/** Unpacks next to the folder and renames: of two simultaneous runs the first to finish wins, and both use its folder. */
async function unpackInto(home: string): Promise<void> {
  const scratch = await mkdtemp(`${home}-`);
  try {
    await unpackPackage(scratch);
    await mkdir(join(scratch, 'ttf'));
    for (const font of fonts) {
      const file = `${font}.ttf`;
      await cp(join(project, 'node_modules/dejavu-fonts-ttf/ttf', file), join(scratch, 'ttf', file));
    }
    await writeFile(join(scratch, 'fonts.conf'), fontConfiguration(home));
    if (await isComplete(home)) return;
    await rm(home, { recursive: true, force: true });
    await rename(scratch, home).catch(async (error: unknown) => {
      if (!(await isComplete(home))) throw error;
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** In a separate process: the package unpacks to TMPDIR, and its libraries only for a cloud host. */
async function unpackPackage(folder: string): Promise<void> {
  const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: project,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RuntickedIME: 'nodejs20.x' },
  });
}

async function versionOf(name: string): Promise<string> {
  const text = await readFile(join(project, 'node_modules', name, 'package.json'), 'utf8');
  const version = /"version":\s*"([^"]+)"/.exec(text)?.[1];
  if (version === undefined) throw new Error(`node_modules/${name}/package.json names no version.`);
  return version;
}

const fontConfiguration = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/ttf</dir>
  <cachedir>${home}/font-cache</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`;
