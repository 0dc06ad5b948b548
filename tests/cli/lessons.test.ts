import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exitCodes } from '#cli/exit-codes.ts';
import { aLesson } from '../builders/a-lesson.ts';
import { aListeningServer, aTerminal } from './a-terminal.ts';

describe('[COR-3] lessons on the command line', () => {
  let server: Awaited<ReturnType<typeof aListeningServer>>;
  let terminal: ReturnType<typeof aTerminal>;

  beforeEach(async () => {
    server = await aListeningServer();
    terminal = aTerminal({ BLOCKYARD_SERVER: server.address });
    await server.service.app.lessons.load([
      aLesson(),
      aLesson({ slug: 'first-steps', title: 'First steps', gradeBands: ['K-2'] }),
    ]);
  });
  afterEach(async () => {
    terminal.close();
    await server.close();
  });

  test('lists them for anyone, in columns', async () => {
    const { exitCode, stdout } = await terminal.run('lessons', 'list');
    expect(exitCode).toBe(exitCodes.done);
    expect(stdout.split('\n')).toEqual([
      'LESSON          TITLE           UNIT        GRADES  MINUTES',
      'load-the-barge  Load the barge  The harbor  3-5     45',
      'first-steps     First steps     The harbor  K-2     45',
      '',
    ]);
  });

  test('filters them by grades or by words', async () => {
    const slugsBy = async (...words: readonly string[]): Promise<readonly string[]> => {
      const listed: unknown = JSON.parse((await terminal.run('lessons', 'list', '--json', ...words)).stdout);
      return Array.isArray(listed) ? listed.map(({ slug }: { readonly slug: string }) => slug) : [];
    };
    expect(await slugsBy('--grade', 'K-2')).toEqual(['first-steps']);
    expect(await slugsBy('--search', 'barge')).toEqual(['load-the-barge']);
  });

  test('shows one with its locked parts marked', async () => {
    await server.service.app.lessons.load([aLesson({ access: 'licensed' })]);
    const { exitCode, stdout } = await terminal.run('lessons', 'show', 'load-the-barge');
    expect(stdout).toContain('log in to read it');
    expect(exitCode).toBe(exitCodes.done);
    expect(stdout).toContain('put steps in order');
    expect(stdout).toContain('8 × Crate card, per pair');
    expect(stdout).toContain('Build it');
  });

  test('reports a missing lesson', async () => {
    for (const command of ['show', 'download']) {
      const { exitCode, stdout, stderr } = await terminal.run('lessons', command, '../users/me');
      expect({ exitCode, stdout }).toEqual({ exitCode: exitCodes.notFound, stdout: '' });
      expect(stderr).toContain('There is no such lesson');
    }
  });

  test('downloads one as a PDF, and replaces a file only on request', async () => {
    const file = path.join(terminal.homeFolder, 'barge.pdf');
    const download = (...words: readonly string[]) =>
      terminal.run('lessons', 'download', 'load-the-barge', '--output', file, ...words);
    expect((await download()).exitCode).toBe(exitCodes.done);
    expect(readFileSync(file, 'latin1')).toMatch(/^%PDF-/);
    writeFileSync(file, 'mine');
    const refused = await download();
    expect(refused.exitCode).toBe(exitCodes.failed);
    expect(refused.stderr).toContain('--force');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(JSON.parse((await download('--force', '--json')).stdout)).toMatchObject({ file });
    expect(readFileSync(file, 'latin1')).toMatch(/^%PDF-/);
  });

  test('writes only a PDF to the standard output', async () => {
    const before = readdirSync('.');
    const { bytes, exitCode } = await terminal.run('lessons', 'download', 'load-the-barge', '-o', '-');
    expect(exitCode).toBe(exitCodes.done);
    expect(bytes.toString('latin1')).toMatch(/^%PDF-/);
    expect(readdirSync('.')).toEqual(before);
  });

  test('reports the name of a file that cannot be written', async () => {
    const file = path.join(terminal.homeFolder, 'no-such-folder', 'barge.pdf');
    const { exitCode, stderr } = await terminal.run('lessons', 'download', 'load-the-barge', '-o', file);
    expect(exitCode).toBe(exitCodes.failed);
    expect(stderr).toContain(file);
  });
});
