import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** A working Chromium, where it was found, and the flags that it needs. */
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

/**
 * Returns the headless shell of an npm package, which includes its own libraries and fonts. It is unpacked once, next to its source, so that versions do not
 * mix.
 */
async function shell(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = path.resolve(import.meta.dirname, '../node_modules/@sparticuz/chromium/unpacked');
  try {
    if (!existsSync(folder)) await unpackShell(folder);
  } catch (error) {
    // A concurrent run may already have unpacked it.
    if (!existsSync(folder))
      console.log(`The npm package's Chromium could not be unpacked: ${String(error)}`);
  }
  return path.join(folder, 'start');
}

/**
 * Starts the shell with its own libraries. Uses its own fonts if the machine has none. It has no sandbox helper. Glyph widths are fractional, as in a window.
 */
const start = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" --no-sandbox --font-render-hinting=none "$@"
`;

const fontsConf = (folder: string): string =>
  `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`;

/**
 * Unpacks the package. It unpacks into the temporary folder, and unpacks its libraries only if it detects AWS, so this code sets both environment variables.
 */
async function unpackShell(folder: string): Promise<void> {
  const { default: packaged } = await import('@sparticuz/chromium');
  const partly = `${folder}-${process.pid}`;
  mkdirSync(partly, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = partly;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs24.x';
  try {
    await packaged.executablePath();
    writeFileSync(path.join(partly, 'fonts/fonts.conf'), fontsConf(folder));
    writeFileSync(path.join(partly, 'start'), start, { mode: 0o755 });
    renameSync(partly, folder);
  } finally {
    rmSync(partly, { recursive: true, force: true });
    delete process.env['AWS_EXECUTION_ENV'];
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

type Place = readonly [string, () => string | undefined | Promise<string | undefined>];

const given: Place = ['CHROMIUM_PATH', () => process.env['CHROMIUM_PATH']];
const packagedShell: Place = ['the npm package', shell];
const whole: readonly Place[] = [
  ['the system', () => systemPaths.find((candidate) => existsSync(candidate))],
  ["Playwright's download", () => chromium.executablePath()],
  ["the system's package", fromDebian],
];

async function firstThatAnswers(places: readonly Place[]): Promise<FoundChromium> {
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

/** Finds a full Chromium. Throws with advice if there is none. */
export const findChromium = (): Promise<FoundChromium> => firstThatAnswers([given, ...whole, packagedShell]);

/**
 * Finds the headless shell, which is for hundreds of short tests. It takes half the time because it draws no windows, and it is the same on every machine. If
 * it does not run, finds a full Chromium.
 */
export const findShell = (): Promise<FoundChromium> => firstThatAnswers([given, packagedShell, ...whole]);
