import { beforeEach, expect, test } from 'vitest';
import { anAccount } from '../../../builders/an-account.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { day } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const classrooms = '/v1/app/classrooms';
const files = '/v1/app/login-files';

let server: ReturnType<typeof aServer>;
let ada: { readonly authorization: string };
let grace: { readonly authorization: string };
let [first, second] = ['', ''];

const send = (method: string, url: string, payload?: object, headers: object = ada) =>
  server.call(method, url, { headers: { ...headers }, ...(payload === undefined ? {} : { payload }) });
const everybody = { of: 'organization', id: null };
const count = (selection: object, search = '') =>
  send('POST', `${files}/count${search}`, { whose: selection });
const order = (overrides: object = {}, search = '', headers: object = ada) =>
  send(
    'POST',
    `${files}${search}`,
    { whose: everybody, as: 'cards', paper: 'letter', kind: null, ...overrides },
    headers,
  );
const work = () => server.jobs.start(server.service.jobs.handlers).stop();
const download = (id: string, headers: object = ada) =>
  server.app.inject({ url: `${files}/${id}/file`, headers: { ...headers } });
const listed = async () => (await send('GET', files)).body.data;
const made = async (overrides: object = {}) => {
  const { id } = (await order(overrides)).body.data;
  await work();
  return String(id);
};
const actions = () => server.audit.entries().map(({ action }) => action);
const entries = (action: string) => server.audit.entries().filter((entry) => entry.action === action);
const refusal = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body.type];
const openRoom = async (name: string, students: readonly string[]) => {
  const { id } = (await send('POST', classrooms, { name, gradeBand: 'K-2' }, grace)).body.data;
  const given = students.map((each) => ({ given: each, family: null, studentId: null }));
  await send('POST', `${classrooms}/${id}/students`, { students: given }, grace);
  return String(id);
};

beforeEach(async () => {
  server = aServer();
  server.identity.tokenLifetime = 30 * day;
  ada = await server.signedIn();
  grace = await server.signedIn('grace@hopper.test');
  await anOrganization(server.organizations, { id: 'harbor' });
  const [{ id: run } = { id: '' }, { id: teach } = { id: '' }] = server.accounts.accounts();
  const membership = { organizationId: 'harbor', billingContact: false, at: server.clock.now() };
  await server.organizations.join({ ...membership, id: 'm1', accountId: run, role: 'customer' });
  await server.organizations.join({ ...membership, id: 'm2', accountId: teach, role: 'teacher' });
  second = await openRoom('Room 2', ['Cy']);
  first = await openRoom('Room 1', ['Bo', 'Ann']);
});

test('[ROS-3] [R24] cards of a whole scope are counted, ordered, made by a job, listed and downloaded', async () => {
  const counts = { cards: 3, classrooms: 2, paused: 0, unplaced: 0 };
  expect((await count(everybody)).body.data).toEqual(counts);
  const { body } = await order();
  expect(body.data).toEqual({ id: expect.any(String), ...counts });
  expect(await listed()).toEqual([]);
  await work();
  const job = await send('GET', `/v1/app/jobs/${body.data.id}`);
  expect(job.body.data).toMatchObject({
    state: 'done',
    progress: { done: 3, total: 3 },
    result: { cards: 3, classrooms: 2, left: 0 },
  });
  const endsAt = server.clock.now() + day;
  expect(await listed()).toMatchObject([{ id: body.data.id, as: 'cards', cards: 3, classrooms: 2, endsAt }]);
  const reply = await download(body.data.id);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="login-cards.pdf"',
  });
  const sheet = JSON.parse(reply.body.replace('%PDF-', ''));
  expect(sheet.classes.map(({ classroom }: { readonly classroom: string }) => classroom)).toEqual([
    'Room 1',
    'Room 2',
  ]);
  expect(sheet.classes[0].cards.map(({ name }: { readonly name: string }) => name)).toEqual(['Ann', 'Bo']);
});

test('[ROS-3] a user who has to wait long gets a mail without contents that the file is ready, and others get none', async () => {
  const mails = () => server.mailer.mails().map(({ to, text }) => `${to} ${text}`);
  await made();
  await work();
  expect(mails()).toEqual([]);
  const { loginPaper } = server;
  const print = loginPaper.print.bind(loginPaper);
  loginPaper.print = async (sheet) => {
    await server.clock.advance(30_000);
    return print(sheet);
  };
  await made();
  await work();
  const [mail = '', ...others] = mails();
  expect(mail).toMatch(/^ada@lovelace\.test Blockyard: 3 login cards are ready: \S+\/settings\/classrooms$/);
  expect(others).toEqual([]);
});

test('[ROS-3] a class without a code gets one for its cards, and an existing code is kept', async () => {
  const { code } = (await send('POST', `${classrooms}/${first}/class-code`)).body.data;
  const csv = (await download(await made({ as: 'csv' }))).body;
  const rows = csv.trim().split('\r\n');
  expect(rows[0]).toBe('classroom,first_name,last_name,class_code,login_type,login,link');
  expect(rows.slice(1).map((row) => row.split(',').slice(0, 2))).toEqual([
    ['Room 1', 'Ann'],
    ['Room 1', 'Bo'],
    ['Room 2', 'Cy'],
  ]);
  expect(rows[1]).toContain(`,${code},`);
  expect(rows[3]?.split(',')[3]).toMatch(/^[A-Z\d]{6}$/);
});

test('[C6] a CSV file has the link of each student, with the class code, for classes elsewhere', async () => {
  const { code } = (await send('POST', `${classrooms}/${first}/class-code`)).body.data;
  const rows = (await download(await made({ as: 'csv' }))).body.trim().split('\r\n');
  expect(rows[1]).toMatch(new RegExp(`,https?://[^,]+/class#student=${code}\\.[\\w-]+$`));
});

test('[ROS-3] cards of a class whose code was never shown have its code', async () => {
  const url = `${classrooms}/${first}/login-cards/file`;
  const payload = { as: 'csv', paper: 'letter', students: null, kind: null };
  const printed = await server.app.inject({ method: 'POST', url, headers: { ...grace }, payload });
  const [, code] = /^Bo,,([A-Z\d]{6}),/m.exec(printed.body) ?? [];
  expect(code).toBe((await send('GET', `${classrooms}/${first}/class-code`)).body.data.code);
});

test('[SEC-5] [SEC-7] creation is recorded for each class, and so is each download, with the students', async () => {
  const id = await made();
  const students = async (room: string): Promise<readonly string[]> =>
    (await send('GET', `${classrooms}/${room}/students`)).body.data.map(
      ({ id: of }: { readonly id: string }) => of,
    );
  const [inFirst, inSecond] = [await students(first), await students(second)];
  expect(entries('classroom/logins-shown')).toMatchObject([
    { subject: first, concerned: expect.arrayContaining([...inFirst]), count: 2 },
    { subject: second, concerned: expect.arrayContaining([...inSecond]), count: 1 },
  ]);
  expect(actions()).not.toContain('student/login-file-downloaded');
  await download(id);
  await download(id);
  const [entry, again] = entries('student/login-file-downloaded');
  expect(entry).toMatchObject({ subject: id, filter: { as: 'cards' }, count: 3 });
  expect(entry?.concerned).toEqual(expect.arrayContaining([...inFirst, ...inSecond]));
  expect(again).toBeDefined();
});

test('[SEC-5] [SEC-7] the owner can delete a file early, which is recorded, and then no one can download it', async () => {
  const id = await made();
  expect((await send('DELETE', `/v1/app/login-files/${id}`)).status).toBe(200);
  const inFirst = (await send('GET', `${classrooms}/${first}/students`)).body.data as readonly {
    id: string;
  }[];
  const [entry, ...more] = entries('student/login-file-deleted');
  expect(more).toEqual([]);
  expect(entry?.subject).toBe(id);
  expect(entry?.concerned).toEqual(expect.arrayContaining(inFirst.map((student) => student.id)));
  expect((await send('GET', '/v1/app/login-files')).body.data).toEqual([]);
  expect((await send('DELETE', `/v1/app/login-files/${id}`)).status).toBe(404);
});

test('[SEC-7] stored files are sealed, and no job, log or list has a login', async () => {
  const id = await made({ as: 'csv' });
  const [, ann = ''] = (await download(id)).body.split('\r\n');
  const login = ann.split(',').at(-1) ?? 'none';
  const stored = await server.transaction.run(({ loginFiles }) =>
    loginFiles.file(server.accounts.accounts()[0]?.id ?? '', id, {
      now: server.clock.now(),
      scope: { everything: true, organizations: [], own: null },
    }),
  );
  expect(new TextDecoder('latin1').decode(stored?.sealed)).not.toContain(login);
  const said = JSON.stringify([
    await listed(),
    (await send('GET', `/v1/app/jobs/${id}`)).body,
    server.audit.entries(),
  ]);
  expect(said).not.toContain(login);
});

test('[SEC-7] [ORG-3] a file is not found for others, or after a day', async () => {
  const id = await made();
  expect((await download(id, grace)).statusCode).toBe(404);
  expect((await download(id)).statusCode).toBe(200);
  await server.clock.advance(day);
  expect((await download(id)).statusCode).toBe(404);
  const ended = server.service.jobs.handlers['remove-ended-login-files'];
  expect(await ended({}, { id: 'job', report: async () => true })).toEqual({ removed: 1 });
});

test('[SEC-7] [ORG-3] a file is not found for a former member of the school', async () => {
  const id = await made();
  await server.organizations.endMembership('m1', { at: server.clock.now(), why: 'left' });
  expect((await download(id)).statusCode).toBe(404);
});

test('[ORG-5] [SEC-7] our staff who view as another user see that there is a file, but cannot download it', async () => {
  const id = await made();
  const email = 'kay@blockyard.test';
  const user = server.identity.addUser({ id: 'kay', email, emailVerified: true });
  await server.accounts.open(anAccount({ id: 'kay', email, accountType: 'admin' }));
  const { token } = server.identity.issueToken(user, 'email', { secondFactor: true });
  const staff = { authorization: `Bearer ${token}` };
  const accountId = server.accounts.accounts().at(0)?.id ?? '';
  const reason = { why: 'asked-by-person', ticket: 'SUP-1204' };
  const { body } = await send('POST', `/v1/app/users/${accountId}/view-as`, { reason }, staff);
  const viewing = { ...staff, 'blockyard-view-as': body.data.id };
  expect((await send('GET', files, undefined, viewing)).body.data).toMatchObject([{ id }]);
  expect((await download(id, viewing)).statusCode).toBe(403);
});

test('[R24] a filter with exceptions selects its students at the time of the order', async () => {
  const search = `?filter=${encodeURIComponent('name.contains:n')}`;
  expect((await count({ of: 'matching', except: [] }, search)).body.data.cards).toBe(1);
  const all = await count({ of: 'matching', except: [] });
  expect(all.body.data).toEqual({ cards: 3, classrooms: 2, paused: 0, unplaced: 0 });
  const ids = (await send('GET', `/v1/app/students`)).body.data.map((row: { readonly id: string }) => row.id);
  expect((await count({ of: 'matching', except: [ids[0]] })).body.data.cards).toBe(2);
  expect((await count({ of: 'students', ids: [ids[0], 'nobody'] })).body.data.cards).toBe(1);
  expect((await count({ of: 'classrooms', ids: [first] })).body.data.cards).toBe(2);
});

test('an order for students outside the scope, or for none, is refused', async () => {
  const refused = async (selection: object) => refusal(await order({ whose: selection }));
  expect(await refused({ of: 'classrooms', ids: [first, 'none'] })).toEqual([
    404,
    '/problems/classroom/not-found',
  ]);
  expect(await refused({ of: 'organization', id: 'none' })).toEqual([
    404,
    '/problems/organization/no-such-school',
  ]);
  expect(await refused({ of: 'import', id: 'none' })).toEqual([404, '/problems/import/not-found']);
  expect(await refused({ of: 'students', ids: [] })).toEqual([422, '/problems/student/no-cards']);
});

test('[R24] students who leave a class before the job starts are skipped and reported', async () => {
  await order();
  const ann = (await send('GET', `${classrooms}/${first}/students`)).body.data[0].id;
  await send('POST', '/v1/app/students/bulk/removal', {
    selection: { of: 'ids', ids: [ann] },
    act: { kind: 'archive' },
  });
  await work();
  const [{ id }] = await listed();
  const job = await send('GET', `/v1/app/jobs/${id}`);
  expect(job.body.data.result).toEqual({ cards: 2, classrooms: 2, left: 1 });
});

test('a canceled job stores no file, and a job is retried if the printer is busy', async () => {
  const { id } = (await order()).body.data;
  await send('DELETE', `/v1/app/jobs/${id}`);
  await work();
  expect(await listed()).toEqual([]);
  server.loginPaper.busy = true;
  const again = (await order()).body.data.id;
  await work();
  expect((await send('GET', `/v1/app/jobs/${again}`)).body.data.state).toBe('waiting');
});
