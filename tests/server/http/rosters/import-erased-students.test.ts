import { expect, test } from 'vitest';
import { anImportingSchool, csvOf } from '../../an-import.ts';

const header = 'First name,Last name,Student ID,Class,School';

test('[ROS-14] an import asks about an erased student of the same school, and the same number in another school is another student', async () => {
  const school = await anImportingSchool();
  const plan = (line: string) => school.plan({ 'list.csv': csvOf(header, line) }, 'tidewater', school.dan);
  await school.commit(await plan('Uwe,Kern,503,Red,Oak School'), null, school.dan);
  const { body } = await school.request('GET', '/v1/app/students', { headers: school.dan });
  await school.request('DELETE', `/v1/app/students/${body.data[0].id}`, { headers: school.dan });
  const counts = async (line: string) => (await school.read(await plan(line), school.dan)).counts.students;
  expect(await counts('Uwe,Kern,503,Red,Oak School')).toMatchObject({ undecided: 1, added: 0 });
  expect(await counts('Ida,Moe,503,Red,Elm School')).toMatchObject({ undecided: 0, added: 1 });
});
