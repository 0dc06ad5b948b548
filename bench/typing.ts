// Measures the time from a key press to the frame that shows it, next to a full table of students, on a processor four times slower. Usage: node
// bench/typing.ts [KEYS]. Uses the local build (`npm run build -- --mode local`). See docs/performance.md.
import type { Locator, Page } from 'playwright';
import { Demo } from '../tests/e2e/demo.ts';
import { Site } from '../tests/e2e/site.ts';
import { checkRatio } from './gates.ts';
import { ratio, spread } from './medians.ts';
import { onPage, withBrowser } from './slow-phone.ts';
import { sized } from './sized.ts';

const keys = sized(process.argv[2], 60, 4);
const table = '/settings/students?size=100&filter=name.contains:a';

/** The limit, relative to a page with only a text field. */
const gate = 3;

async function keyWaits(page: Page, field: Locator): Promise<readonly number[]> {
  await field.focus();
  await page.evaluate(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    addEventListener('keydown', ({ timeStamp }) => {
      // A task that is queued at the start of the next frame runs after that frame is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => waits.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      });
    });
  });
  await field.pressSequentially('ab'.repeat(keys / 2), { delay: 150 });
  return page.evaluate(() => (window as unknown as { waits: number[] }).waits);
}

const site = await Site.start('dist/local');
try {
  const demo = await fetch(`${site.url}/dev/demo`, { method: 'POST' });
  if (!demo.ok) throw new Error(await demo.text());
  await withBrowser((browser) =>
    onPage(
      browser,
      'desktop',
      async ({ page, slowProcessor }) => {
        await new Demo().logIn(page, 'owner', table);
        await page.waitForSelector('main tbody tr td');
        const rows = await page.locator('main tbody tr').count();
        await page.getByRole('button', { name: /^Filters/ }).click();
        const field = page.getByRole('dialog').getByRole('textbox', { name: 'Value' });
        await slowProcessor(4);
        const waits = await keyWaits(page, field);
        await page.goto('about:blank');
        await page.setContent('<input aria-label="Value">');
        const bare = await keyWaits(page, page.getByLabel('Value'));
        console.log(
          `${rows} rows, ${waits.length} keys: ${spread(waits)} ms from key to picture, ${spread(bare)} ms on a bare page, ${ratio(waits, bare)} (gate ${gate} ×)`,
        );
        checkRatio(`${rows} rows: from key to picture`, { figures: waits, yardstick: bare }, gate);
      },
      { baseURL: site.url, serviceWorkers: 'block' },
    ),
  );
} finally {
  await site.close();
}
