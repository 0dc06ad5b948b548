import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium } from '../scripts/chromium.ts';

/** The IDs of the audits that a page failed, and the score of each category from 0 to 100. */
export type LighthouseReport = {
  readonly scores: Readonly<Record<string, number>>;
  readonly failed: readonly string[];
};

/** The specification requires that pinch zoom is disabled (NAV-19). */
const asSpecified = 'meta-viewport';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Audits pages with Lighthouse in its phone configuration. The browser applies the throttling. */
export async function lighthouseReports(
  origin: string,
  paths: readonly string[],
): Promise<Readonly<Record<string, LighthouseReport>>> {
  const found = await findChromium();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: found.executable,
    args: [...found.args, `--remote-debugging-port=${port}`],
  });
  const reports: Record<string, LighthouseReport> = {};
  for (const path of paths) {
    const run = await lighthouse(
      origin + path,
      { port, logLevel: 'silent', output: 'json' },
      { extends: 'lighthouse:default', settings: { throttlingMethod: 'devtools' } },
    );
    if (run === undefined) throw new Error(`Lighthouse returned no report for ${path}.`);
    const { categories, audits, runtimeError } = run.lhr;
    if (runtimeError !== undefined)
      throw new Error(`Lighthouse could not load ${path}: ${runtimeError.message}`);
    const counting = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    );
    reports[path] = {
      scores: Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
      ),
      failed: [...new Set(counting)].filter((id) => {
        const score = audits[id]?.score ?? null;
        return id !== asSpecified && score !== null && score < 0.9;
      }),
    };
  }
  await browser.close();
  return reports;
}
