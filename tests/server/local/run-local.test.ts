import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PinoLog } from '#adapters/pino/pino-log.ts';
import { FolderInUse } from '#adapters/postgres/folder-lock.ts';
import { PortTaken } from '#server/local/claim-port.ts';
import { demoPassword } from '#server/local/demo/demo-people.ts';
import { runLocal } from '#server/local/run-local.ts';
import { localSettings } from './local-settings.ts';

const post = async (url: string, body?: object) => {
  const headers = { 'content-type': 'application/json' };
  const said = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  return (await fetch(url, { method: 'POST', ...said })).json();
};

async function headersOf(
  url: string,
  user: { readonly email: string | undefined; readonly password: string },
) {
  const signIn = `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const { idToken } = (await post(signIn, { ...user, returnSecureToken: true })) as { idToken: string };
  return { authorization: `Bearer ${idToken}` };
}

async function importsOf(url: string, password: string): Promise<readonly string[]> {
  const headers = await headersOf(url, { email: 'manager@demo.blockyard.example', password });
  const { data } = (await (await fetch(`${url}/v1/app/imports`, { headers })).json()) as {
    data: { state: string; isRollover: boolean }[];
  };
  return data.map(({ state, isRollover }) => (isRollover ? `${state}, a new year` : state));
}

test('the demo creates people who can sign in, and their classes; the console lists them', async () => {
  const given = await localSettings();
  const { url, stop } = await runLocal(given);
  const consolePage = async () => (await fetch(`${url}/dev`)).text();
  expect(await consolePage()).not.toContain('demo.blockyard.example');

  const { people, password } = (await post(`${url}/dev/demo`)) as {
    people: { email: string; role: string }[];
    password: string;
  };
  expect(password).toBe(demoPassword);
  for (const { email } of people) expect(await consolePage()).toContain(email);

  const email = people.find(({ role }) => role === 'teacher')?.email;
  const signIn = `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const { idToken } = (await post(signIn, { email, password, returnSecureToken: true })) as {
    idToken: string;
  };
  const me = await fetch(`${url}/v1/app/users/me`, { headers: { authorization: `Bearer ${idToken}` } });
  expect(await me.json()).toMatchObject({ data: { accountType: 'teacher', firstName: 'Amara' } });

  const read = async (path: string) =>
    (await fetch(url + path, { headers: { authorization: `Bearer ${idToken}` } })).json();
  await post(`${url}/dev/demo`);
  const classrooms = (await read('/v1/app/classrooms')) as {
    data: { id: string; teachers: { id: string }[]; assignedLessons: string[]; marked: object }[];
  };
  expect(classrooms).toMatchObject({
    data: [
      { name: '4B, room 12', teachers: [{ name: 'Amara Okafor' }, { name: 'Ben Lindqvist' }] },
      { teachers: [{}, { name: 'Carmen Ruiz' }, { name: null, role: 'co-teacher' }] },
    ],
  });
  expect(classrooms.data.map(({ assignedLessons }) => assignedLessons.length)).toEqual([3, 2]);
  expect(classrooms.data.map(({ marked }) => marked)).toEqual([
    { done: 7, needHelp: 1 },
    { done: 6, needHelp: 1 },
  ]);
  const ids = classrooms.data.flatMap(({ id, teachers }) => [id, ...teachers.map((teacher) => teacher.id)]);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const ofSchool = { undone: 1, committed: 2, 'committed, a new year': 1 };
  const imports = await importsOf(url, password);
  for (const [state, times] of Object.entries(ofSchool))
    expect(
      imports.filter((each) => each === state),
      state,
    ).toHaveLength(times * 5);
  expect(imports).toHaveLength(20);
  const today = Date.now();
  const board = (await read(`/v1/app/classrooms/${classrooms.data[0]?.id}`)) as {
    data: { assignments: { dueOn: string; progress: { state: string }[] }[] };
  };
  const [hidden, present, past] = board.data.assignments;
  expect(hidden).toMatchObject({ visible: false });
  expect(Date.parse(present?.dueOn ?? '')).toBeGreaterThan(today);
  expect(Date.parse(past?.dueOn ?? '')).toBeLessThan(today);
  const states = present?.progress.map(({ state }) => state);
  expect(states).toEqual(['done', 'done', 'needs_help', 'started', 'not_started']);

  const owner = people.find(({ role }) => role === 'customer')?.email;
  const { idToken: ownerToken } = (await post(signIn, {
    email: owner,
    password,
    returnSecureToken: true,
  })) as {
    idToken: string;
  };
  const asOwner = async (path: string) =>
    (await fetch(url + path, { headers: { authorization: `Bearer ${ownerToken}` } })).json();
  expect(await asOwner('/v1/app/members?size=50')).toMatchObject({ page: { total: 14 } });
  const left = await asOwner('/v1/app/members?filter=status.equals:deactivated');
  expect(left).toMatchObject({
    data: [{ firstName: 'Karl', details: { lastActiveAt: expect.any(Number) } }],
  });
  expect(await asOwner('/v1/app/teachers/invitations')).toMatchObject({ page: { total: 6 } });
  const { data: acts } = (await asOwner('/v1/app/activity?of=organization&size=50')) as {
    data: { at: number }[];
  };
  expect(acts.length).toBeGreaterThan(20);
  const termAgo = Date.now() - 90 * 86_400_000;
  expect(acts.some(({ at }) => at < termAgo)).toBe(true);

  await expect(runLocal(given)).rejects.toThrow(FolderInUse);
  await stop();
  const again = await runLocal(given);
  expect(await (await fetch(`${again.url}/dev`)).text()).toContain(email);
  await again.stop();
});

test("the demo's students are in their classes in the evening, when the UTC date differs from the school's date", async () => {
  const { url, stop } = await runLocal(await localSettings());
  const dayMs = 86_400_000;
  const threeUtc = Math.ceil(Date.now() / dayMs) * dayMs + 3 * 3_600_000;
  await post(`${url}/dev/clock`, { offsetSeconds: Math.round((threeUtc - Date.now()) / 1_000) });
  const { people, password } = (await post(`${url}/dev/demo`)) as {
    people: { email: string; role: string }[];
    password: string;
  };
  const email = people.find(({ role }) => role === 'teacher')?.email;
  const headers = await headersOf(url, { email, password });
  const students = await (await fetch(`${url}/v1/app/students`, { headers })).json();
  expect(students).toMatchObject({ page: { total: 31 } });
  await stop();
});

test("the provider's mails arrive in the mailbox, and their links lead to the product", async () => {
  const { url, stop } = await runLocal(await localSettings());
  const { people } = (await post(`${url}/dev/demo`)) as { people: { email: string }[] };
  const email = people[0]?.email ?? '';
  const reset = { requestType: 'PASSWORD_RESET', email };
  await post(`${url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=local`, reset);
  const mail = (await (await fetch(`${url}/dev/mail?to=${encodeURIComponent(email)}`)).json()) as object;
  expect(mail).toMatchObject({ messages: [{ to: email, subject: 'Reset your password' }] });
  const { links } = (mail as { messages: { links: string[] }[] }).messages[0] ?? { links: [] };
  expect(links).toEqual([expect.stringContaining(`${url}/login?mode=resetPassword&oobCode=`)]);

  await post(`${url}/dev/clock`, { offsetSeconds: 3_601 });
  const oobCode = new URL(links[0] ?? '').searchParams.get('oobCode');
  const followed = `${url}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=local`;
  expect(await post(followed, { oobCode })).toMatchObject({ error: { message: 'EXPIRED_OOB_CODE' } });
  await stop();
});

test('a mailed code signs its reader in if the link cannot be used', async () => {
  const { url, stop } = await runLocal(await localSettings());
  const email = 'ada@lovelace.test';
  const key = 'key=local';
  const provider = `${url}/identitytoolkit.googleapis.com/v1/accounts`;
  // A different user has registered the address with a password of their own.
  const stranger = { email, password: 'not hers at all', returnSecureToken: true };
  await post(`${provider}:signUp?${key}`, stranger);

  expect(await post(`${url}/v1/app/auth/send-link`, { email })).toEqual({ success: true });
  const mailbox = async () =>
    (await (await fetch(`${url}/dev/mail?to=${email}`)).json()) as { messages: { text: string }[] };
  await expect.poll(async () => (await mailbox()).messages.length, { timeout: 15_000 }).toBe(1);
  const code = /(?<!\d)\d{6}(?!\d)/.exec((await mailbox()).messages[0]?.text ?? '')?.[0];
  const redeemed = (await post(`${url}/v1/app/auth/verify-code`, { email, code })) as {
    data: { customToken: string };
  };

  const byToken = { token: redeemed.data.customToken, returnSecureToken: true };
  const { idToken } = (await post(`${provider}:signInWithCustomToken?${key}`, byToken)) as {
    idToken: string;
  };
  const ensured = await fetch(`${url}/v1/app/users/me/ensure-profile`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${idToken}`, 'idempotency-key': 'sign-in' },
  });
  expect(ensured.status).toBe(200);
  const me = await fetch(`${url}/v1/app/users/me`, { headers: { authorization: `Bearer ${idToken}` } });
  expect(await me.json()).toMatchObject({ data: { signInMethod: 'email', accountType: 'customer' } });
  const refused = { error: { message: expect.stringMatching(/PASSWORD|CREDENTIALS|NOT_FOUND/) } };
  expect(await post(`${provider}:signInWithPassword?${key}`, stranger)).toMatchObject(refused);
  await stop();
});

test('a broken lesson ends the start, and the next start finds all ports free', async () => {
  const given = await localSettings();
  const contentDir = join(given.dataDir, '../content');
  cpSync('content/lessons', contentDir, { recursive: true });
  writeFileSync(join(contentDir, 'units.yaml'), 'no: units');
  await expect(runLocal({ ...given, contentDir })).rejects.toThrow('units.yaml');
  const { stop } = await runLocal(given);
  await stop();
});

test('[REL-1] a missing database is not silently recreated', async () => {
  const lines: string[] = [];
  const log = new PinoLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
  const given = { ...(await localSettings()), log };
  await (await runLocal(given)).stop();
  rmSync(join(given.dataDir, 'database'), { recursive: true });
  expect(lines).toEqual([]);
  await (await runLocal(given)).stop();
  expect(lines).toEqual([
    expect.stringMatching(/database no longer exists, although .* a new one is created/),
  ]);
});

test('a port that another program uses is refused before anything is created', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const given = { ...(await localSettings()), port };
  await expect(runLocal(given)).rejects.toThrow(PortTaken);
  await expect(runLocal(given)).rejects.toThrow(`Port ${port} is used`);
});
