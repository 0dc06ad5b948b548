import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { LoginPage } from '../../tests/e2e/pages/login.page.ts';
import type { DemoProduct } from './product.ts';
import type { View, Viewer } from './view.ts';

export type Look = { readonly width: number; readonly colorScheme: 'light' | 'dark' };

export const looks: readonly Look[] = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Returns the file name of a view's picture, such as `lessons.owner.390.dark.png`. */
export const pictureName = ({ name, viewer }: View, { width, colorScheme }: Look): string =>
  `${name}.${viewer}.${width}.${colorScheme}.png`;

type SignedIn = NonNullable<BrowserContextOptions['storageState']>;

export async function signIn(browser: Browser, product: DemoProduct, viewer: Viewer): Promise<SignedIn> {
  const email = product.emails.find((each) => each.startsWith(`${viewer}@`));
  if (email === undefined) throw new Error(`The demo district has no user '${viewer}'.`);
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  const login = new LoginPage(page);
  await login.open();
  await login.logIn(email, product.password);
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return storageState;
}

export const openBrowser = (
  browser: Browser,
  product: DemoProduct,
  storageState: SignedIn | undefined,
): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: product.url,
    reducedMotion: 'reduce',
    locale: 'en-US',
    ...(storageState === undefined ? {} : { storageState }),
  });

/** Waits until all pictures and fonts of the page have loaded, including those below the fold, and its height has been stable for some frames. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    for (let height = -1, kept = 0; kept < 6; kept += 1) {
      await frame();
      if (height !== document.documentElement.scrollHeight) kept = 0;
      height = document.documentElement.scrollHeight;
    }
  });

let last: Promise<void> = Promise.resolve();

/** Takes one picture at a time, because the browser mixes up concurrent screenshots. */
function takePicture(page: Page, file: string): Promise<void> {
  const take = async (): Promise<void> => {
    await page.bringToFront();
    await drawn(page);
    await page.screenshot({ path: file, fullPage: true });
  };
  const taken = last.then(take, take);
  last = taken;
  return taken;
}

async function settled(page: Page, { isLive = false }: View): Promise<void> {
  if (isLive) await page.getByRole('table').first().waitFor();
  else await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

export async function photograph(
  context: BrowserContext,
  view: View,
  screens: readonly Look[],
  folder: string,
): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  try {
    await page.goto(view.path);
    await settled(page, view);
    if (view.act !== undefined) {
      await view.act(page);
      await settled(page, view);
    }
    for (const look of screens) {
      const { width, colorScheme } = look;
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await page.emulateMedia({ colorScheme: colorScheme });
      await takePicture(page, path.join(folder, pictureName(view, look)));
    }
  } finally {
    await page.close();
  }
}
