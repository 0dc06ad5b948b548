import { expect, test } from 'vitest';
import { oneRosterFiles } from '../../../builders/a-reading.ts';
import { anImportingSchool } from '../../an-import.ts';

const filesWith = (email: string, enrollment = 'e3|||c1|s1|u3|teacher|true||') =>
  Object.fromEntries(
    Object.entries({
      ...oneRosterFiles,
      'enrollments.csv': [...oneRosterFiles['enrollments.csv'].slice(0, 3), enrollment],
    }).map(([name, lines]) => [
      name,
      lines.map((line) => line.replace('eve@oak.example', email).replaceAll('|', ',')).join('\r\n'),
    ]),
  );

test('[ROS-5] [ROS-9] a teacher in the files who is a member teaches the class until this is undone, and its term is imported, too', async () => {
  const school = await anImportingSchool();
  const teachers = async () => {
    const { body } = await school.request('GET', '/v1/app/classrooms', { headers: school.mia });
    return body.data.map(
      ({
        name,
        termName,
        teachers: those,
      }: {
        name: string;
        termName: string;
        teachers: { email: string }[];
      }) => [name, termName, ...those.map(({ email }) => email)].join(' '),
    );
  };
  const id = await school.plan(filesWith('dan@harbor.test'));
  const seen = await school.read(id);
  expect(seen.counts).toMatchObject({ teachings: { added: 1 }, staff: { unchanged: 1 } });
  await school.commit(id);
  expect(await teachers()).toEqual(['Robots Fall mia@harbor.test dan@harbor.test']);
  const again = await school.read(await school.plan(filesWith('dan@harbor.test')));
  expect(again.counts.teachings).toMatchObject({ added: 0, unchanged: 1 });

  const left = await school.plan(filesWith('dan@harbor.test', 'e3,inactive,,c1,s1,u3,teacher,true,,'));
  await school.call('PUT', `/${left}/plan`, { archiveLeft: true });
  await school.runJobs();
  const { confirm } = await school.read(left);
  // One of the two teachers is removed.
  expect(confirm).toMatchObject({ removed: 1 });
  expect((await school.commit(left, 1)).status).toBe(200);
  expect(await teachers()).toEqual(['Robots Fall mia@harbor.test']);
  await school.undo(left);
  expect(await teachers()).toEqual(['Robots Fall mia@harbor.test dan@harbor.test']);
});

test('[ROS-5] a new teacher of an import is notified once, with the importing user and the number of classes; the importing user, and an undo, cause no mail', async () => {
  const school = await anImportingSchool();
  const mails = () => school.mailer.mails().map(({ to, subject, text }) => `${to} ${subject}: ${text}`);
  const files = filesWith('dan@harbor.test');
  const id = await school.plan({
    ...files,
    'classes.csv': `${files['classes.csv']}\r\n${(files['classes.csv'] ?? '').split('\r\n')[1]?.replace('c1', 'c2')}`,
    'enrollments.csv': `${files['enrollments.csv']}\r\ne4,,,c2,s1,u3,teacher,true,,`,
  });
  expect(mails()).toEqual([]);
  await school.commit(id);
  await school.runJobs();
  expect(mails()).toEqual([
    'dan@harbor.test Blockyard: Oak School, your classes: 2: mia Lovelace imported you as the teacher of 2 in Oak School',
  ]);
  await school.commit(await school.plan(files));
  await school.undo(id);
  await school.runJobs();
  expect(mails()).toHaveLength(1);

  const own = await anImportingSchool();
  await own.commit(await own.plan(filesWith('eve@oak.example'), 'oak', own.dan), null, own.dan);
  const joining = await own.plan(filesWith('mia@harbor.test'));
  expect((await own.read(joining)).counts.teachings).toMatchObject({ added: 1 });
  await own.commit(joining);
  await own.runJobs();
  expect(own.mailer.mails()).toEqual([]);
});

test('[ROS-5] unknown staff are invited with the import only on request, each once', async () => {
  const school = await anImportingSchool();
  const invitations = async (): Promise<readonly string[]> => {
    const { body } = await school.request('GET', '/v1/app/teachers/invitations', { headers: school.mia });
    return body.data.map(({ email, role }: { email: string; role: string }) => `${email} ${role}`);
  };
  const id = await school.plan(filesWith('eve@oak.example'));
  expect((await school.read(id)).counts.staff).toMatchObject({ added: 0, undecided: 1 });
  await school.commit(id);
  expect(await invitations()).toEqual([]);
  expect(await school.read(id)).toMatchObject({ invited: null });

  const asked = await school.plan(filesWith('eve@oak.example'));
  await school.call('PUT', `/${asked}/plan`, { inviteStaff: true });
  await school.runJobs();
  const { body } = await school.call('GET', `/${asked}/rows?kind=staff`);
  expect(body.data).toMatchObject([{ act: 'added', name: 'Eve Stone' }]);
  await school.commit(asked);
  expect(await invitations()).toEqual(['eve@oak.example teacher']);
  expect(await school.read(asked)).toMatchObject({ invited: { sent: 1, notSent: 0 } });
});

test("[R18] [SEC-9] staff of OneRoster 1.2, with roles in their own file, can be invited, and no child's address is stored", async () => {
  const school = await anImportingSchool();
  const files = {
    'orgs.csv': ['sourcedId,status,name,type', 's1,,Harbor School,school'],
    'roles.csv': [
      'sourcedId,status,userSourcedId,roleType,role,orgSourcedId',
      'r1,,u1,primary,student,s1',
      'r3,,u3,primary,teacher,s1',
      'r4,,u4,primary,teacher,s1',
      'r5,,u4,secondary,student,s1',
    ],
    'users.csv': [
      'sourcedId,status,enabledUser,givenName,familyName,email,userMasterIdentifier',
      'u1,,true,Ada,Lee,ada@kids.example,',
      'u3,,true,Eve,Stone,eve@oak.example,',
      'u4,,true,Sam,Twofold,sam@kids.example,',
    ],
  };
  const lines = Object.entries(files).map(([name, rows]) => [name, rows.join('\r\n')] as const);
  const id = await school.plan(Object.fromEntries(lines));
  expect((await school.read(id)).counts.staff).toMatchObject({ added: 0, undecided: 1 });
  await school.call('PUT', `/${id}/plan`, { inviteStaff: true });
  await school.runJobs();
  const { body } = await school.call('GET', `/${id}/rows?kind=staff`);
  expect(body.data).toMatchObject([{ act: 'added', name: 'Eve Stone' }]);
  const stored = JSON.stringify(
    await school.transaction.run(({ imports }) => imports.records(id, { file: -1, line: 0 }, 100)),
  );
  expect(stored).toContain('eve@oak.example');
  expect(stored).not.toContain('kids.example');
});
