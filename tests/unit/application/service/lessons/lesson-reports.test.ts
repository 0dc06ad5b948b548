import { expect, test } from 'vitest';
import { aLesson } from '../../../../builders/a-lesson.ts';
import { anAccount } from '../../../../builders/an-account.ts';
import { startOfTests } from '../../../../builders/time.ts';
import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { readLesson } from '#application/service/lessons/lessons/read-lesson.ts';

const { slug, version } = aLesson();

async function lessonAfter(minutes: readonly (number | null)[]) {
  const { accounts, classrooms, lessons, lessonReports } = inMemoryStores();
  await lessons.replaceAll([aLesson()]);
  for (const [at, each] of minutes.entries()) {
    const id = `teacher ${at}`;
    await accounts.open(anAccount({ id, email: `t${at}@oak.test` }));
    const said = { version, outcome: 'well', understood: 'most', note: 'Ann cried.' } as const;
    await lessonReports.record({ ...said, slug, accountId: id, minutes: each, at: startOfTests + at });
  }
  const read = await readLesson({ lessons, classrooms, lessonReports })(slug, null);
  return read.ok ? read.value : null;
}

test('[LES-3] a visitor sees how long classes took after five reports, but nothing else from the reports', async () => {
  expect(await lessonAfter([40, 45, 46, 50, null])).not.toHaveProperty('taken');
  const lesson = await lessonAfter([40, 45, 46, 50, 60]);
  expect(lesson?.taken).toEqual({ from: 45, to: 50, reports: 5 });
  expect(JSON.stringify(lesson)).not.toContain('Ann');
});
