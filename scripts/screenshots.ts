// Takes a picture of every page in both widths and color modes: `npm run screenshots [-- part of a name …]`, into `screenshots/`.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { ensureLocalBuild } from './build/ensure-local-build.ts';
import { findChromium } from './chromium.ts';
import {
  looks,
  openBrowser,
  photograph,
  pictureName,
  signIn,
  type Look,
} from './screenshots/photographer.ts';
import { startDemoProduct, type DemoProduct } from './screenshots/product.ts';
import type { View, Viewer } from './screenshots/view.ts';
import { views } from './screenshots/views.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'screenshots');
const atOnce = 3;

type Sitting = { readonly view: View; readonly screens: readonly Look[] };

const sittingsFor = (parts: readonly string[]): readonly Sitting[] =>
  views
    .map((view) => ({
      view,
      screens: looks.filter((look) => parts.every((part) => pictureName(view, look).includes(part))),
    }))
    .filter(({ screens }) => screens.length > 0);

async function inParallel<T>(pieces: readonly T[], work: (piece: T) => Promise<void>): Promise<void> {
  const left = [...pieces];
  const worker = async (): Promise<void> => {
    for (let piece = left.shift(); piece !== undefined; piece = left.shift()) await work(piece);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function takeAll(browser: Browser, product: DemoProduct, sittings: readonly Sitting[]) {
  const failures: string[] = [];
  const contexts = new Map<Viewer, BrowserContext>();
  await inParallel([...new Set(sittings.map(({ view }) => view.viewer))], async (viewer) => {
    const storageState = viewer === 'visitor' ? undefined : await signIn(browser, product, viewer);
    contexts.set(viewer, await openBrowser(browser, product, storageState));
  });
  await inParallel(sittings, async ({ view, screens }) => {
    const context = contexts.get(view.viewer);
    if (context === undefined) throw new Error(`No browser context for '${view.viewer}'.`);
    try {
      await photograph(context, view, screens, folder);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(`${view.name} as ${view.viewer}: ${reason}`);
    }
  });
  return failures;
}

const started = performance.now();
const parts = process.argv.slice(2);
const sittings = sittingsFor(parts);
if (sittings.length === 0) {
  console.error(`No picture has ${parts.join(' and ')} in its name.`);
  process.exit(1);
}
ensureLocalBuild(root);
if (parts.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { executable, args } = await findChromium();
const product = await startDemoProduct(root);
const browser = await chromium.launch({ executablePath: executable, args: [...args] });
try {
  const failures = await takeAll(browser, product, sittings);
  const taken = sittings.flatMap(({ screens }) => screens).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  for (const failure of failures) console.error(failure);
  console.log(
    `${taken} pictures of ${sittings.length} views in screenshots/, ${failures.length} views failed, ${seconds} s`,
  );
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await product.stop();
}
