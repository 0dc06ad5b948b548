import { describe, expect, test } from 'vitest';
import { aLesson } from '../../../builders/a-lesson.ts';
import { aServer } from '../../a-server.ts';

const path = '/v1/app/lessons/load-the-barge/download';
const solution = 'Repeat three times';

async function aLessonList() {
  const server = aServer();
  await server.service.lessons.load([aLesson()]);
  return server;
}

describe('a lesson as a file', () => {
  test('[LES-5] a visitor gets a PDF without the licensed parts, which any cache can store and must revalidate', async () => {
    const { call } = await aLessonList();
    const { status, headers, text } = await call('GET', path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe('attachment; filename="load-the-barge.pdf"');
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers['vary']).toMatch(/authorization/i);
    expect(text).toContain('"reason":"sign-in"');
    expect(text).not.toContain(solution);
  });

  test('[LES-5] a user in a trial gets all of it, and no shared cache can store it', async () => {
    const { call, signedIn } = await aLessonList();
    const { headers, text } = await call('GET', path, { headers: await signedIn() });
    expect(text).toContain(solution);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  test('an unchanged file is not sent again', async () => {
    const { call } = await aLessonList();
    const { headers } = await call('GET', path);
    const again = await call('GET', path, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  test('A4 is available on request, and no third size', async () => {
    const { call } = await aLessonList();
    expect((await call('GET', `${path}?paper=a4`)).text).toContain('"paper":"a4"');
    expect((await call('GET', path)).text).toContain('"paper":"letter"');
    expect((await call('GET', `${path}?paper=a3`)).status).toBe(422);
  });

  test("[LES-7] a version that none of the user's classes uses is not found, and the published one is", async () => {
    const { call, signedIn } = await aLessonList();
    const at = async (version: string) =>
      (await call('GET', `${path}?version=${version}`, { headers: await signedIn() })).status;
    expect(await at('1')).toBe(200);
    expect(await at('2')).toBe(404);
  });

  test.each(['two', '2147483648', '0', '1e1', '-1', '%201', '', '1.5'])(
    '[CAL-5] version %j is an invalid field, for the lesson and the file alike (regression)',
    async (version) => {
      const { call, signedIn } = await aLessonList();
      for (const of of ['/v1/app/lessons/load-the-barge', path]) {
        const reply = await call('GET', `${of}?version=${version}`, { headers: await signedIn() });
        expect(reply).toMatchObject({
          status: 422,
          body: { type: '/problems/form/invalid', errors: [{ field: 'version', code: 'malformed' }] },
        });
      }
    },
  );

  test('a lesson that does not exist, or has an impossible address, is not found', async () => {
    const { call } = await aLessonList();
    for (const slug of ['nothing-here', '..%2Fsecret', '%0D%0Aset-cookie']) {
      const { status, headers } = await call('GET', `/v1/app/lessons/${slug}/download`);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('[UI-5] too many simultaneous prints are refused, with the time to retry', async () => {
    const { call, lessonFileMaker } = await aLessonList();
    lessonFileMaker.busy = true;
    const { status, headers, body } = await call('GET', path);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBeDefined();
    expect(body).toMatchObject({ type: '/problems/lesson/paper-busy' });
  });
});
