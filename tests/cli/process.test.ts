import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exitCodes } from '#cli/exit-codes.ts';
import { aLesson } from '../builders/a-lesson.ts';
import { aListeningServer, aTerminal } from './a-terminal.ts';

const root = path.resolve(import.meta.dirname, '../..');

let server: Awaited<ReturnType<typeof aListeningServer>>;
let terminal: ReturnType<typeof aTerminal>;

beforeEach(async () => {
  server = await aListeningServer();
  terminal = aTerminal();
  await server.service.app.lessons.load([aLesson()]);
});
afterEach(async () => {
  terminal.close();
  await server.close();
});

const spawned = (
  words: readonly string[],
  { entry = 'src/cli/main.ts', env = {} }: { readonly entry?: string; readonly env?: NodeJS.ProcessEnv } = {},
) =>
  new Promise<{ readonly exitCode: unknown; readonly stdout: string; readonly stderr: string }>((resolve) => {
    const home = { HOME: terminal.homeFolder, PATH: process.env['PATH'] };
    execFile(
      process.execPath,
      [path.join(root, entry), ...words],
      { cwd: terminal.homeFolder, env: { ...home, BLOCKYARD_SERVER: server.address, ...env } },
      (failed, stdout, stderr) => resolve({ exitCode: failed?.code ?? 0, stdout, stderr }),
    );
  });

test('[COR-3] a process logs in, calls and ends, and its standard output has only results', async () => {
  const loggedIn = await spawned(['login', '--json']);
  expect({ exitCode: loggedIn.exitCode, ...JSON.parse(loggedIn.stdout) }).toMatchObject({
    exitCode: exitCodes.done,
    email: 'ada@lovelace.test',
  });
  const who = await spawned(['whoami']);
  expect({ exitCode: who.exitCode, stderr: who.stderr }).toEqual({ exitCode: exitCodes.done, stderr: '' });
  expect(who.stdout).toContain('Ada Lovelace');
});

test('its exit code identifies the failure', async () => {
  expect((await spawned(['whoami'])).exitCode).toBe(exitCodes.notLoggedIn);
  expect((await spawned(['lessons', 'show', 'no-such-lesson'])).exitCode).toBe(exitCodes.notFound);
  expect((await spawned(['nothing'])).exitCode).toBe(exitCodes.usage);
});

test('[ROS-5] a shell can complete its commands', async () => {
  expect((await spawned(['completion', 'bash'])).stdout).toContain('blockyard complete -- ');
  expect((await spawned(['complete', '--', 'roster', ''])).stdout).toMatch(/^check\t[^]*^discard\t/m);
  expect((await spawned(['--help'])).stdout).toMatch(/completion <shell> +print a completion script/);
});

test('its results and errors have no color, even if color is requested', async () => {
  const env = { FORCE_COLOR: '3' };
  const ran = [
    await spawned(['lessons', 'list'], { env }),
    await spawned(['--help'], { env }),
    await spawned(['no'], { env }),
  ];
  expect(ran.map(({ stdout, stderr }) => stdout + stderr).join('')).not.toContain('\u001B');
});

test('[COR-3] it loads no page code: no React, no DOM, no server', async () => {
  const list = path.join(terminal.homeFolder, 'modules');
  const { stdout } = await spawned(['lessons', 'list'], {
    entry: 'tests/cli/run-and-list-modules.ts',
    env: { MODULES_LIST: list },
  });
  expect(stdout).toContain('load-the-barge');
  const [page, ...loaded] = readFileSync(list, 'utf8').split('\n');
  expect(page).toBe('page: false');
  expect(
    loaded.filter((url) => /\/src\/(cli|application\/client|adapters\/axios)\//.test(url)).length,
  ).toBeGreaterThan(10);
  const unwanted =
    /node_modules\/(react|react-dom|react-router|@chakra-ui|@emotion|jsdom|firebase|@firebase|fastify|pg|kysely)\/|\/src\/(ui|server|service-worker|application\/service)\//;
  expect(loaded.filter((url) => unwanted.test(url))).toEqual([]);
});
