import { expect, test } from 'vitest';
import { perNetwork } from '#application/service/platform/limits/limit-calls.ts';
import type { Caller } from '#application/service/identity/caller/caller.ts';
import { aService } from '../../../../../builders/a-service.ts';
import { anAccount } from '../../../../../builders/an-account.ts';
import { anOrganization } from '../../../../../builders/an-organization.ts';
import { aChangeSet, annAndBo } from '../../../../../builders/a-roster.ts';
import { aNewClassroom } from '../../../../../builders/a-classroom.ts';

type Role = 'customer' | 'manager' | 'teacher';

async function aSchool() {
  const service = aService();
  await anOrganization(service.organizations, { id: 'oak', timeZone: 'America/Los_Angeles' });
  const join = async (role: Role, firstName: string): Promise<Caller> => {
    const email = `${firstName.toLowerCase()}@oak.test`;
    const { id } = service.identity.addUser({ email, emailVerified: true });
    await service.accounts.open(anAccount({ id, email, firstName }));
    const membership = { id: `of ${id}`, accountId: id, organizationId: 'oak', role } as const;
    await service.organizations.join({ ...membership, billingContact: false, at: service.clock.now() });
    const { token } = service.identity.issueToken(
      { ...service.identity.addUser({ email: `x${email}` }), id },
      'email',
    );
    const verified = await service.app.access.verifyToken(token);
    const admitted = verified.ok ? await service.app.access.admit(verified.value, 'classroom.read') : null;
    if (admitted?.ok !== true || admitted.value === null) throw new Error(`${firstName} was not admitted`);
    return admitted.value;
  };
  const grace = await join('manager', 'Grace');
  const ada = await join('teacher', 'Ada');
  await service.transaction.run(async ({ classrooms, roster }) => {
    const owner = { teacherId: 'ada in room 12', accountId: ada.account.id };
    const [organization = null] = grace.memberships.map((each) => each.organization);
    await classrooms.open(aNewClassroom({ organization, owner }), 9);
    const changes = annAndBo.map((change) =>
      change.field === 'organization' ? { ...change, to: organization } : change,
    );
    await roster.apply(aChangeSet({ organization, by: ada.account.id }), changes);
  });
  return { ...service, grace, ada, students: service.app.students };
}

const codeOf = (file: Uint8Array): string =>
  /"code":"([\w-]+)"/.exec(new TextDecoder().decode(file))?.[1] ?? 'no code';

test('[ROS-11] a manager creates the record of a student, and its code proves it genuine', async () => {
  const { students, grace, recordPaper, clock } = await aSchool();
  const made = await students.record(grace, 'ann', 'a4');
  if (!made.ok) throw new Error(made.error.kind);
  const [printed] = recordPaper.printed;
  expect(printed).toMatchObject({
    student: { given: 'Ann', family: 'Lee', studentId: '00123' },
    stays: [{ classroom: { id: 'room-12' } }],
    history: [{ id: 'set-1' }],
    paper: 'a4',
    timeZone: 'America/Los_Angeles',
  });
  expect(printed?.link).toBe(`https://blockyard.test/records/${codeOf(made.value)}`);
  const found = await students.checkRecord('here', codeOf(made.value).toLowerCase());
  expect(found).toMatchObject({ ok: true, value: { madeAt: clock.now(), erased: false } });
});

test('[ROS-11] [SEC-5] the creation is recorded before reading, so that the record contains it', async () => {
  const { students, grace, recordPaper, audit } = await aSchool();
  await students.record(grace, 'ann', 'letter');
  expect(recordPaper.printed[0]?.related.acts).toMatchObject([{ action: 'student/record-made', times: 1 }]);
  expect(audit.entries().at(-1)).toMatchObject({
    action: 'student/record-made',
    by: grace.account.id,
    subject: 'ann',
  });
});

test('[ROS-11] a teacher of the student cannot create one, and nothing is read or recorded', async () => {
  const { students, ada, recordPaper, audit } = await aSchool();
  expect(await students.record(ada, 'ann', 'letter')).toEqual({
    ok: false,
    error: { kind: 'classroom/owner-only' },
  });
  expect(recordPaper.printed).toEqual([]);
  expect(audit.entries().filter(({ action }) => action === 'student/record-made')).toEqual([]);
});

test('[ROS-11] an unknown student has no record, and neither does an unknown code', async () => {
  const { students, grace } = await aSchool();
  expect(await students.record(grace, 'none', 'letter')).toEqual({
    ok: false,
    error: { kind: 'student/not-found' },
  });
  for (const code of ['22222-33333-44444-55555', 'nonsense'])
    expect(await students.checkRecord('here', code)).toEqual({
      ok: false,
      error: { kind: 'student/no-such-record' },
    });
});

test('[ROS-11] [SEC-6] after erasure the code is still genuine, and the page says that the student is erased', async () => {
  const { students, grace } = await aSchool();
  const made = await students.record(grace, 'ann', 'letter');
  await students.erase(grace, 'ann');
  const code = made.ok ? codeOf(made.value) : '';
  expect(await students.checkRecord('here', code)).toMatchObject({ ok: true, value: { erased: true } });
});

test('[ROS-11] [SEC-3] guesses of codes are limited by network', async () => {
  const { students } = await aSchool();
  const answers = [];
  for (let tries = 0; tries <= perNetwork.limit; tries += 1)
    answers.push(await students.checkRecord('here', 'nonsense'));
  expect(answers.at(-1)).toMatchObject({ error: { kind: 'call/too-many-requests' } });
  expect(await students.checkRecord('elsewhere', 'nonsense')).toMatchObject({
    error: { kind: 'student/no-such-record' },
  });
});

test('[ROS-11] no record is stored if the PDF maker is busy', async () => {
  const { students, grace, recordPaper } = await aSchool();
  recordPaper.busy = true;
  expect(await students.record(grace, 'ann', 'letter')).toEqual({
    ok: false,
    error: { kind: 'student/paper-busy' },
  });
});
