import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from 'playwright';
import { onPage, withBrowser } from './slow-phone.ts';

/** Times in milliseconds since opening. `tryIt` ends at the first light of the first run, `blockly` at the first block of a bare editor. */
export type TryItTimes = { readonly tryIt: readonly number[]; readonly blockly: readonly number[] };

const folder = path.resolve(import.meta.dirname, '../node_modules/blockly');
const scripts = ['blockly_compressed.js', 'blocks_compressed.js', 'msg/en.js'];

/** The minimal page with blocks: a button that fetches Blockly and injects it with one stack. */
const barePage = `<!doctype html><title>Bare</title><button>Open</button><div id="blocks" style="height:500px"></div>
<script>
const fetched = (source) => new Promise((done) => {
  const script = document.createElement('script');
  script.src = source;
  script.onload = done;
  document.head.append(script);
});
document.querySelector('button').onclick = async () => {
  for (const source of ${JSON.stringify(scripts)}) await fetched('/' + source);
  const contents = ['controls_repeat_ext', 'controls_if', 'math_number'].map((type) => ({ kind: 'block', type }));
  const workspace = Blockly.inject('blocks', {
    sounds: false,
    media: '/',
    renderer: 'zelos',
    toolbox: { kind: 'categoryToolbox', contents: [{ kind: 'category', name: 'Blocks', contents }] },
  });
  const chain = (left) => ({ type: 'controls_repeat_ext', ...(left > 1 ? { next: { block: chain(left - 1) } } : {}) });
  Blockly.serialization.workspaces.load({ blocks: { languageVersion: 0, blocks: [chain(5)] } }, workspace);
};
</script>`;

async function serveBarePage(): Promise<Server> {
  const files = new Map<string, string>();
  for (const script of scripts) files.set(`/${script}`, await readFile(path.join(folder, script), 'utf8'));
  const server = createServer((request, response) => {
    const script = files.get(request.url ?? '');
    const type = script === undefined ? 'text/html' : 'text/javascript';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(script ?? barePage);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

type Steps = readonly { readonly press: string; readonly until: string; readonly says?: string }[];

/** Presses the element of each step and waits for its result, all inside the page. Returns the time until the frame that shows the last result. */
const timeOf = (browser: Browser, url: string, steps: Steps): Promise<number> =>
  onPage(browser, 'desktop', async ({ page }) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return page.evaluate(async (given) => {
      const seen = (selector: string, says = ''): Promise<void> =>
        new Promise((done) => {
          const look = (): boolean =>
            [...document.querySelectorAll(selector)].some((each) => each.textContent.includes(says));
          if (look()) {
            done();
            return;
          }
          const observer = new MutationObserver(() => {
            if (!look()) return;
            observer.disconnect();
            done();
          });
          observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        });
      const begun = performance.now();
      for (const { press, until, says } of given) {
        document.querySelector<HTMLElement>(press)?.click();
        await seen(until, says);
      }
      return (await new Promise<number>(requestAnimationFrame)) - begun;
    }, steps);
  });

/** Opens 'Try it' and runs its program, alternating with a bare Blockly editor, `rounds` times. */
export async function tryItTimes(siteUrl: string, rounds: number): Promise<TryItTimes> {
  const bare = await serveBarePage();
  const { port } = bare.address() as AddressInfo;
  const tryIt: number[] = [];
  const blockly: number[] = [];
  await withBrowser(async (browser) => {
    for (let round = 0; round < rounds; round += 1) {
      blockly.push(
        await timeOf(browser, `http://127.0.0.1:${port}/`, [
          { press: 'button', until: '.blocklyBlockCanvas .blocklyDraggable' },
        ]),
      );
      tryIt.push(
        await timeOf(browser, `${siteUrl}/lessons/harbor-light?view=student`, [
          { press: '.try-it > button', until: '.blocklySvg .blocklyBlockCanvas .blocklyDraggable' },
          { press: '.try-it-stage button', until: '[data-reading=lights]', says: 'yellow' },
        ]),
      );
    }
  });
  bare.close();
  return { tryIt, blockly };
}
