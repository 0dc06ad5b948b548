// Measures the product relative to minimal baselines in the same run, and prints ratios. See docs/performance.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Site } from '../tests/e2e/site.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { mainThreadTimes, processors } from './blocking.ts';
import { firstPaints, type Paint } from './first-paint.ts';
import { lighthouseReports } from './lighthouse.ts';
import { listCosts } from './lessons-list.ts';
import { checkGate, checkRatio } from './gates.ts';
import { median, ratio, spread } from './medians.ts';
import { routeChanges } from './route-change.ts';
import { serveStaticPages } from './static-page.ts';
import { type Target, throughputs } from './throughput.ts';
import { tryItTimes } from './try-it.ts';
import { isSmoke, sized } from './sized.ts';

async function openAccount(url: string, token: string): Promise<void> {
  const path = `${url}/v1/app/users/me/ensure-profile`;
  const reply = await fetch(path, { method: 'PATCH', headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok) throw new Error(`${path} returned ${reply.status}: ${await reply.text()}`);
}

/** The limits of figures relative to the baseline. The layout shift has no unit, so its limit is absolute. docs: stack, 'Speed'. */
const gates = { fcp: 1.25, lcp: 1.25, hydrated: 3.6, shift: 0.01 } as const;

async function measureFirstPaint(site: Site, path: string, rounds: number): Promise<void> {
  const yardstick = await serveStaticPages(site.url, [path]);
  const { bare, byHand, ours } = await firstPaints(
    { bare: yardstick.url(`/bare${path}`), byHand: yardstick.url(path), ours: site.url + path },
    rounds,
  );
  await yardstick.close();
  console.log(`\n${path} against the same by hand, slow 4G, processor 4 × slower, ${rounds} rounds in turn`);
  const row = (figure: keyof typeof gates, of: keyof Paint | null) => {
    const mine = ours.map((paint) => paint[figure]);
    const theirs = of === null ? null : byHand.map((paint) => paint[of]);
    if (theirs === null) checkGate(`${path}, ${figure}`, median(mine), gates[figure]);
    else checkRatio(`${path}, ${figure}`, { figures: mine, yardstick: theirs }, gates[figure]);
    return {
      'by hand, without headers': of === null ? '' : spread(bare.map((paint) => paint[of])),
      'by hand': theirs === null ? '' : spread(theirs),
      Blockyard: spread(mine),
      ratio: theirs === null ? '' : ratio(mine, theirs),
      gate: theirs === null ? gates[figure] : `${gates[figure]} ×`,
    };
  };
  console.table({
    fcp: row('fcp', 'fcp'),
    lcp: row('lcp', 'lcp'),
    'hydrated, to LCP': row('hydrated', 'lcp'),
    shift: row('shift', null),
  });
}

/**
 * The limits of a page's blocking time on processors 4 and 8 times slower, relative to the CPU time of a bare React page with the same elements on that
 * processor.
 */
const blockingGates = [0.8, 1.5] as const;

async function measureBlocking(site: Site, rounds: number): Promise<void> {
  const pages = ['/lessons', '/lessons/load-the-barge', '/login'];
  const baseline = await serveStaticPages(site.url, pages);
  const reactPage = (page: string): string => baseline.url(`/react${page}`);
  const times = await mainThreadTimes(
    pages.flatMap((page) => [reactPage(page), site.url + page]),
    rounds,
  );
  await baseline.close();
  console.log('\nBlocking after the first paint, in ms, computed from CPU time');
  const rows = pages.flatMap((page) =>
    processors.map((slower, at) => {
      const bareReact = (times[reactPage(page)] ?? []).map(({ cpu }) => cpu * slower);
      const figures = (times[site.url + page] ?? []).map(({ blocking }) => blocking[at] ?? Number.NaN);
      const gate = blockingGates[at] ?? Number.NaN;
      checkRatio(`${page}, ${slower} × slower, blocking`, { figures, yardstick: bareReact }, gate);
      return [
        `${page}, ${slower} × slower`,
        {
          'bare React, CPU time': spread(bareReact),
          Blockyard: spread(figures),
          ratio: ratio(figures, bareReact),
          gate: `${gate} ×`,
        },
      ] as const;
    }),
  );
  console.table(Object.fromEntries(rows));
}

const routeGates = { warm: 3, cold: 3, back: 4 } as const;

async function measureRouteChanges(rounds: number): Promise<void> {
  const { warm, cold, back, byHand } = await routeChanges(rounds);
  console.log(
    '\nRoute changes against the same main parts put in by hand, processor 4 × slower, from the click to the picture, in ms',
  );
  const changes = [
    ['code is there', warm, byHand.warm, routeGates.warm],
    ['code is fetched, slow 4G', cold, byHand.cold, routeGates.cold],
    ['back to 24 cards', back, byHand.back, routeGates.back],
  ] as const;
  for (const [name, figures, yardstick, gate] of changes) checkRatio(name, { figures, yardstick }, gate);
  console.table(
    Object.fromEntries(
      changes.map(([name, figures, yardstick, gate]) => [
        name,
        {
          'by hand': spread(yardstick),
          Blockyard: spread(figures),
          ratio: ratio(figures, yardstick),
          gate: `${gate} ×`,
        },
      ]),
    ),
  );
}

async function measureManyLessons(): Promise<void> {
  const costs = await listCosts(isSmoke ? [12] : [12, 200, 2000]);
  console.log(
    '\n/lessons with so many lessons; the answers to keys and choices with a processor 4 × slower, in ms',
  );
  console.table(
    Object.fromEntries(
      Object.entries(costs).map(([count, { render, bytes, elements, typing, choosing }]) => [
        count,
        {
          'render, ms': spread(render),
          'HTML, brotli': bytes,
          elements,
          typing: spread(typing),
          choosing: spread(choosing),
        },
      ]),
    ),
  );
  const [few, ...more] = Object.values(costs);
  for (const many of more)
    for (const figure of ['render', 'typing', 'choosing'] as const)
      checkRatio(
        `/lessons with more lessons, ${figure}`,
        { figures: many[figure], yardstick: few?.[figure] ?? [] },
        3,
      );
}

async function measureTryIt(site: Site, rounds: number): Promise<void> {
  const { tryIt, blockly } = await tryItTimes(site.url, rounds);
  console.log(
    `\n'Try it' from opening to the first light of a run, against a bare page from opening to Blockly's first block, in ms, ${rounds} rounds in turn`,
  );
  console.table({
    blockly: { ms: spread(blockly), ratio: '' },
    'try it': { ms: spread(tryIt), ratio: ratio(tryIt, blockly) },
  });
  checkRatio("'Try it'", { figures: tryIt, yardstick: blockly }, 8);
}

async function auditPages(site: Site): Promise<void> {
  const reports = await lighthouseReports(
    site.url,
    isSmoke
      ? ['/lessons']
      : [
          '/lessons',
          '/lessons/load-the-barge',
          '/getting-started/welcome',
          '/getting-started/connecting-the-dock',
          '/getting-started/faqs',
          '/login',
          '/signup',
          '/self-service/purchase',
        ],
  );
  console.log(
    '\nLighthouse, as on a phone, throttled by the browser; the forbidden zoom left out of what failed',
  );
  console.table(
    Object.fromEntries(
      Object.entries(reports).map(([path, { scores, failed }]) => [
        path,
        { ...scores, failed: failed.join(', ') },
      ]),
    ),
  );
}

async function startProcess(args: readonly string[]) {
  const child = spawn(process.execPath, [...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}`, end: () => child.kill() };
}

async function measureApi(rounds: number): Promise<void> {
  const bare = await startProcess(['bench/bare-server.ts']);
  const postgres = await startPostgres(console.log);
  const api = 'url' in postgres ? await startProcess(['bench/api-server.ts', postgres.url]) : null;
  const me = (url: string, tokens: readonly string[]): Target => ({ url: `${url}/v1/app/users/me`, tokens });
  const teachers = Array.from({ length: 32 }, (_, index) => `teacher-${index}`);
  if (api !== null) for (const teacher of teachers) await openAccount(api.url, teacher);
  const yardstick = 'node:http';
  const figures = await throughputs<string>(
    {
      [yardstick]: { url: bare.url },
      ...(api === null ? {} : { 'PostgreSQL, token verified before': me(api.url, teachers) }),
    },
    rounds,
  );
  bare.end();
  api?.end();
  if ('url' in postgres) await postgres.stop();
  else console.log(`Not on PostgreSQL: ${postgres.unavailable}`);
  console.log(`\nGET /v1/app/users/me against bare node:http, 32 connections, ${rounds} rounds in turn`);
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([name, ours]) => [
        name,
        { 'requests a second': spread(ours), ratio: ratio(ours, figures[yardstick] ?? []) },
      ]),
    ),
  );
  const { [yardstick]: bareServer = [], ...product } = figures;
  for (const [name, requests] of Object.entries(product))
    checkRatio(`${name}: bare requests for each of ours`, { figures: bareServer, yardstick: requests }, 5.5);
}

const rounds = sized(process.argv[2], 7, 1);
const site = await Site.start();
try {
  await measureFirstPaint(site, '/lessons', rounds);
  await measureFirstPaint(site, '/lessons/load-the-barge', rounds);
  await measureBlocking(site, rounds);
  await measureRouteChanges(rounds);
  await measureManyLessons();
  await measureTryIt(site, rounds);
  await auditPages(site);
  await measureApi(Math.min(rounds, 3));
} finally {
  await site.close();
}
