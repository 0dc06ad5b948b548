import { expect, test } from 'vitest';
import { runLocal } from '#server/local/run-local.ts';
import { day } from '../../builders/time.ts';
import { localSettings } from './local-settings.ts';

type Mail = { readonly subject: string; readonly links: readonly string[] };

test(
  '[ORG-6] an invited person is reminded after 3 and 10 days, by a mail with a link to stop',
  { timeout: 60_000 },
  async () => {
    const { url, stop } = await runLocal(await localSettings());
    let calls = 0;
    const call = async (method: string, path: string, body?: object, idToken?: string) => {
      calls += 1;
      const reply = await fetch(url + path, {
        method,
        headers: {
          'idempotency-key': `call-${calls}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(idToken === undefined ? {} : { authorization: `Bearer ${idToken}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(reply.ok, path).toBe(true);
      return reply.json();
    };
    const account = { email: 'ada@oak.test', password: 'tide-table-7', returnSecureToken: true };
    const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local';
    const { idToken } = (await call('POST', signUp, account)) as { idToken: string };
    await call('PATCH', '/v1/app/users/me/ensure-profile', undefined, idToken);
    const names = { firstName: 'Ada', lastName: 'Quay', schoolOrDistrict: 'Oak', utm: {} };
    await call('PATCH', '/v1/app/users/me/complete-onboarding', names, idToken);
    const { data } = (await call('GET', '/v1/app/users/me', undefined, idToken)) as {
      data: { organization: { id: string } };
    };
    const draft = { role: 'teacher', organizationId: data.organization.id, message: '' };
    const addresses = 'bo@oak.test; cy@oak.test';
    await call('POST', '/v1/app/teachers/invitations', { ...draft, addresses }, idToken);

    const mailsTo = async (to: string): Promise<readonly Mail[]> =>
      ((await (await fetch(`${url}/dev/mail?to=${to}`)).json()) as { messages: readonly Mail[] }).messages;
    const counts = async () => [(await mailsTo('bo@oak.test')).length, (await mailsTo('cy@oak.test')).length];
    const comeTo = async (expected: readonly number[]): Promise<void> => {
      await expect.poll(counts, { timeout: 20_000 }).toEqual(expected);
    };
    await comeTo([1, 1]);
    await call('POST', '/dev/clock', { offsetSeconds: (3 * day) / 1_000 + 60 });
    await comeTo([2, 2]);
    const [reminder] = await mailsTo('cy@oak.test');
    const toStop = reminder?.links.find((link) => link.endsWith('?reminders=stop')) ?? '';
    const token = new URL(toStop).pathname.split('/').at(-1);
    await call('PATCH', `/v1/app/invitations/${token}`, { note: 'no-reminders' });
    await call('POST', '/dev/clock', { offsetSeconds: (10 * day) / 1_000 + 60 });
    await comeTo([3, 2]);
    await stop();
  },
);
