import { expect, test } from 'vitest';
import { day, minute } from '../../../builders/time.ts';
import { aBuyingSchool } from '../../a-buying-school.ts';

const kindOf = (body: { readonly type: string }): string => body.type.replace(/^.*problems\//, '');
const terms = { plan: 'school', seats: 10, years: 1, reseller: 'Books & Bricks' };

async function aSchool() {
  const { ours: staff, ...server } = await aBuyingSchool();
  const { buyer } = server;
  const lastDay = new Date(server.clock.now() + 30 * day).toISOString().slice(0, 10);
  const make = async (overrides: object = {}, amount = 2): Promise<readonly string[]> => {
    const form = { ...terms, validUntil: lastDay, amount, ...overrides };
    const made = await staff('POST', '/code-batches', form);
    return made.body.data.codes;
  };
  const enter = async (activationCode: string) => {
    await server.clock.advance(minute);
    return (await buyer('POST', '/license/codes', { activationCode })).body;
  };
  const license = async () => (await buyer('GET', '/license')).body.data;
  const batches = async () => (await staff('GET', '/code-batches')).body.data;
  return { ...server, staff, make, enter, license, batches };
}

test('[LIC-4] [SEC-7] staff create codes, which are shown once; a school uses one, and the history of its license has the reseller', async () => {
  const { make, enter, license, batches, audit, codes } = await aSchool();
  const [first = '', second = ''] = await make();
  expect(first).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  // Neither the list of batches nor the store contains a code.
  expect(JSON.stringify(await batches())).not.toContain(first.slice(0, 9));
  expect(JSON.stringify(await codes.batches())).not.toContain(first.replaceAll('-', ''));
  expect(await enter(first.toLowerCase().replaceAll('-', ' '))).toMatchObject({ data: { plan: 'school' } });
  expect(await license()).toMatchObject({
    state: 'subscription_active',
    seats: { limit: 10 },
    history: [
      { kind: 'school', seats: 10, given: { by: 'code', note: 'Books & Bricks' } },
      { kind: 'trial' },
    ],
  });
  expect(kindOf(await enter(first))).toBe('code/used');
  // The second license begins when the first one ends, so no day is lost.
  const before = await license();
  expect(await enter(second)).toMatchObject({ data: { plan: 'school' } });
  expect((await license()).lastDay > before.lastDay).toBe(true);
  expect(await batches()).toMatchObject([{ amount: 2, used: 2, reseller: 'Books & Bricks' }]);
  const acts = audit.entries().filter(({ action }) => action.startsWith('code/'));
  expect(acts.map(({ action }) => action)).toEqual(['code/batch-made', 'code/redeemed', 'code/redeemed']);
});

test('[LIC-4] a mistyped, revoked, expired, foreign, or too small code is refused with its own error and not used up', async () => {
  const { make, enter, staff, batches, clock } = await aSchool();
  const [first = '', second = ''] = await make();
  const [batch] = await batches();
  expect(await enter(`${first.slice(0, -1)}${first.endsWith('0') ? '1' : '0'}`)).toMatchObject({
    errors: [{ field: 'activationCode' }],
  });
  expect(kindOf(await enter('0000-0000-0000-0000'))).toBe('code/not-found');
  const [forTeacher = ''] = await make({ plan: 'teacher', seats: 1 }, 1);
  expect(kindOf(await enter(forTeacher))).toBe('code/other-buyer');
  const revoked = await staff('POST', '/code-revocations', { activationCode: first });
  expect(revoked.body).toEqual({ success: true });
  expect(kindOf(await enter(first))).toBe('code/revoked');
  await staff('POST', `/code-batches/${batch.id}/revocation`);
  expect(kindOf(await enter(second))).toBe('code/revoked');
  const [late = ''] = await make({}, 1);
  await clock.advance(40 * day);
  expect(kindOf(await enter(late))).toBe('code/expired');
  for (const { used } of await batches()) expect(used).toBe(0);
});

test('[LIC-4] tries of codes are limited, and only staff create or see codes', async () => {
  const { buyer, make } = await aSchool();
  await make();
  const form = { ...terms, validUntil: '2999-01-01', amount: 1 };
  expect((await buyer('POST', '/code-batches', form)).status).toBe(403);
  expect((await buyer('GET', '/code-batches')).status).toBe(403);
  const tried = [];
  for (let at = 0; at < 21; at += 1)
    tried.push((await buyer('POST', '/license/codes', { activationCode: '0000-0000-0000-0000' })).status);
  expect(tried.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
  expect(tried[20]).toBe(429);
});
