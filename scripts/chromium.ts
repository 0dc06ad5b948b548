import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';

/** A Chromium that answers here, where it came from, and the flags it needs. */
export type FoundChromium = {
  readonly executable: string;
  readonly source: string;
  readonly args: readonly string[];
};

const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const isRoot = process.getuid?.() === 0;

const answers = (executable: string | undefined): executable is string =>
  executable !== undefined &&
  existsSync(executable) &&
  spawnSync(executable, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;

/** The browser inside an npm package unpacks itself, with its own libraries and, where there are none, its fonts. */
async function bundled(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const folder = path.join(os.tmpdir(), `blockyard-chromium-${process.getuid?.() ?? 0}`);
  mkdirSync(folder, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executable = await packaged.executablePath();
    if (!existsSync('/etc/fonts/fonts.conf')) {
      const fonts = path.join(folder, 'fonts');
      mkdirSync(fonts, { recursive: true });
      const conf = `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`;
      writeFileSync(path.join(fonts, 'fonts.conf'), conf);
      process.env['FONTCONFIG_PATH'] = fonts;
    }
    return executable;
  } catch (error) {
    console.log(`The bundled Chromium could not be unpacked: ${String(error)}`);
    return undefined;
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

function fromDebian(): string | undefined {
  if (process.platform !== 'linux' || !isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium found; installing the package of the system …');
  const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium';
  const { status } = spawnSync('sh', ['-c', install], {
    stdio: 'inherit',
    timeout: 420_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0 ? '/usr/bin/chromium' : undefined;
}

const places: readonly (readonly [string, () => string | undefined | Promise<string | undefined>])[] = [
  ['CHROMIUM_PATH', () => process.env['CHROMIUM_PATH']],
  ['the system', () => systemPaths.find((candidate) => existsSync(candidate))],
  ["Playwright's download", () => chromium.executablePath()],
  ["the system's package", fromDebian],
  ['the npm package', bundled],
];

/** Finds a Chromium; throws with what to do where none can be had. */
export async function findChromium(): Promise<FoundChromium> {
  for (const [source, find] of places) {
    const executable = await find();
    if (answers(executable)) {
      const sandbox = isRoot || process.env['CI'] ? ['--no-sandbox'] : [];
      return { executable, source, args: [...quiet, ...sandbox] };
    }
  }
  throw new Error(
    'No Chromium was found for the browser tests. Set CHROMIUM_PATH to one, or run `npx playwright install chromium`, or install the package `chromium` of your system.',
  );
}
