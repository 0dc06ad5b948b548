import { expect, test } from 'vitest';
import { anImportingSchool, csvOf } from '../../an-import.ts';

test('[ROS-2] [ROS-14] an import asks whether a new row is a student who left the class before, and never adds the student twice', async () => {
  const school = await anImportingSchool();
  await school.commit(
    await school.plan({ 'students.csv': csvOf('First name,Last name,Class', 'Ann,Lee,Room 12') }),
  );
  const { body } = await school.request('GET', '/v1/app/students', { headers: school.mia });
  const [{ id: ann, classrooms }] = body.data;
  const payload = { selection: { of: 'ids', ids: [ann] }, act: { kind: 'remove', from: classrooms[0].id } };
  await school.request('POST', '/v1/app/students/bulk/removal', { headers: school.mia, payload });
  expect(await school.students()).toEqual(['Ann Lee']);
  const again = await school.plan({ 'again.csv': csvOf('First name,Last name,Class', 'Ann,Lee,Room 12') });
  expect((await school.read(again)).counts.students).toMatchObject({ added: 0, undecided: 1 });
  const rows = (await school.call('GET', `/${again}/rows?kind=student`)).body.data;
  expect(rows).toMatchObject([{ twin: ann, name: 'Ann Lee' }]);
});
