import { expect, test } from 'vitest';
import { anImportingSchool, csvOf } from '../../an-import.ts';

test('[ROS-6] two files of one name are both read, and distinguished', async () => {
  const school = await anImportingSchool();
  const listOf = (row: string) => csvOf('First name,Last name,Student ID,Class', row);
  const started = await school.call('POST', '', { organizationId: 'oak' });
  const { id } = started.body.data;
  for (const row of ['Ann,Lee,1,Room 12', 'Bo,Stone,2,Room 14'])
    await school.put(id, 'students.csv', listOf(row));
  await school.call('PUT', `/${id}/plan`, {});
  await school.runJobs();
  const ready = await school.read(id);
  expect(ready.counts.students).toMatchObject({ added: 2, undecided: 0 });
  const { body } = await school.call('GET', `/${id}/rows?kind=student`);
  expect(body.data).toMatchObject([{ file: 'students.csv' }, { file: 'students (2).csv' }]);
});
