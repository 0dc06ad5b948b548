// Measures the product against the least that would do, in one run, and prints ratios. See docs/performance.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Site } from '../tests/e2e/site.ts';
import { firstPaints } from './first-paint.ts';
import { lighthouseReports } from './lighthouse.ts';
import { listCosts } from './lessons-list.ts';
import { ratio, spread } from './medians.ts';
import { serveStaticPage } from './static-page.ts';
import { throughputs } from './throughput.ts';

const json = async (url: string, init?: RequestInit): Promise<unknown> => {
  const reply = await fetch(url, init);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
};

/** Signs a new person up at the local identity service and answers their token. */
async function tokenFrom(site: Site): Promise<string> {
  const signUp = `${site.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`;
  const body = JSON.stringify({
    email: 'bench@example.org',
    password: 'bench-password',
    returnSecureToken: true,
  });
  const made = (await json(signUp, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })) as {
    idToken: string;
  };
  return made.idToken;
}

async function measureFirstPaint(site: Site, rounds: number): Promise<void> {
  const { data } = (await json(`${site.url}/v1/app/lessons`)) as {
    data: Parameters<typeof serveStaticPage>[0];
  };
  const yardstick = await serveStaticPage(data);
  const { handWritten, lessons } = await firstPaints(
    { handWritten: yardstick.url, lessons: `${site.url}/lessons` },
    rounds,
  );
  await yardstick.close();
  console.log(
    `\n/lessons against a hand-written page, slow 4G, processor 4 × slower, ${rounds} rounds in turn`,
  );
  const figures = ['fcp', 'lcp', 'blocking', 'shift'] as const;
  console.table(
    Object.fromEntries(
      figures.map((figure) => {
        const ours = lessons.map((paint) => paint[figure]);
        const theirs = handWritten.map((paint) => paint[figure]);
        const compared = figure === 'fcp' || figure === 'lcp' ? ratio(ours, theirs) : '';
        return [figure, { 'hand-written': spread(theirs), lessons: spread(ours), ratio: compared }];
      }),
    ),
  );
}

async function measureManyLessons(): Promise<void> {
  const costs = await listCosts([12, 200, 2000]);
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
}

async function auditPages(site: Site): Promise<void> {
  const reports = await lighthouseReports(site.url, [
    '/lessons',
    '/lessons/load-the-barge',
    '/getting-started/welcome',
    '/getting-started/connecting-the-dock',
    '/getting-started/faqs',
    '/login',
    '/signup',
    '/self-service/purchase',
  ]);
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

async function measureApi(site: Site, rounds: number): Promise<void> {
  const bare = spawn(process.execPath, ['bench/bare-server.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(bare.stdout, 'data')) as [Buffer];
  const targets = {
    'node:http': { url: `http://127.0.0.1:${port.toString().trim()}/` },
    'users/me': {
      url: `${site.url}/v1/app/users/me`,
      headers: { authorization: `Bearer ${await tokenFrom(site)}` },
    },
  };
  const figures = await throughputs(targets, rounds);
  bare.kill();
  console.log(`\nGET /v1/app/users/me against bare node:http, 32 connections, ${rounds} rounds in turn`);
  const yardstick = figures['node:http'];
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([name, ours]) => [
        name,
        { 'requests a second': spread(ours), ratio: ratio(ours, yardstick) },
      ]),
    ),
  );
}

const rounds = Number(process.argv[2] ?? 7);
const site = await Site.start();
try {
  await measureFirstPaint(site, rounds);
  await measureManyLessons();
  await auditPages(site);
  await measureApi(site, Math.min(rounds, 3));
} finally {
  await site.close();
}
