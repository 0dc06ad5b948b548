import { expect, test } from 'vitest';
import { anImportingSchool, csvOf } from '../../an-import.ts';

type School = Awaited<ReturnType<typeof anImportingSchool>>;

const numbered = {
  'students.csv': csvOf(
    'First name,Last name,Student ID,Class',
    'Jon,Park,501,Red',
    'Jonathan,Park,502,Blue',
  ),
};
const named = { 'students.csv': csvOf('First name,Last name,Class', 'Jon,Park,Red', 'Jonathan,Park,Blue') };
const alike = { 'students.csv': csvOf('First name,Last name,Class', 'Jon,Park,Red', 'Jon,Park,Red') };

async function imported(files: Readonly<Record<string, string>>) {
  const school = await anImportingSchool();
  await school.commit(await school.plan(files));
  return school;
}

const listed = async ({ request, dan }: School): Promise<readonly Readonly<Record<string, string>>[]> =>
  (await request('GET', '/v1/app/students', { headers: dan })).body.data;

async function merged(school: School, fields: object) {
  const [keep, other] = await listed(school);
  const blank = { family: 'Park', display: null, grade: null, login: 'picture', studentId: null };
  const payload = { ...blank, given: 'Joe', ...fields, other: other?.['id'] };
  const { status, body } = await school.request('POST', `/v1/app/students/${keep?.['id']}/merge`, {
    headers: school.dan,
    payload,
  });
  expect(status).toBe(200);
  return body.data.changeSetId;
}

const importAgain = async (school: School, files: Readonly<Record<string, string>>) => {
  const id = await school.plan(files);
  const { counts } = await school.read(id);
  await school.commit(id);
  return counts.students;
};

test.each(['501', '502', '777', null])(
  '[ROS-14] [R11] a list with both students of a merge adds neither of them again, and the remaining number is %s',
  async (studentId) => {
    const school = await imported(numbered);
    const changeSetId = await merged(school, { studentId });
    expect(await importAgain(school, numbered)).toMatchObject({ added: 0, undecided: 0 });
    expect(await school.students()).toEqual(['Joe Park Blue+Red']);
    await school.request('POST', `/v1/app/change-sets/${changeSetId}/undo`, { headers: school.dan });
    expect(await importAgain(school, numbered)).toMatchObject({ unchanged: 2, added: 0 });
    expect(await school.students()).toEqual(['Jon Park Red', 'Jonathan Park Blue']);
  },
);

test('[ROS-14] [R11] the same applies to a list with names only, even if both have one name and one class', async () => {
  const two = await imported(named);
  await merged(two, {});
  expect(await importAgain(two, named)).toMatchObject({ added: 0, undecided: 0 });
  expect(await two.students()).toEqual(['Joe Park Blue+Red']);
  const namesakes = await imported(alike);
  await merged(namesakes, { given: 'Jon' });
  expect(await importAgain(namesakes, alike)).toMatchObject({ added: 0, undecided: 0 });
  expect(await namesakes.students()).toEqual(['Jon Park Red']);
  const third = { 'students.csv': `${alike['students.csv']}\r\nJon,Park,Red` };
  expect(await importAgain(namesakes, third)).toMatchObject({ undecided: 1 });
});

test('[ROS-14] [R12] a student whose number a user changed is not added again, and the number stays', async () => {
  const school = await imported(numbered);
  const [jon] = await listed(school);
  const fields = {
    given: 'Jon',
    family: 'Park',
    display: null,
    grade: null,
    login: 'picture',
    studentId: '901',
  };
  await school.request('PUT', `/v1/app/students/${jon?.['id']}`, { headers: school.dan, payload: fields });
  expect(await importAgain(school, numbered)).toMatchObject({ heldBack: 1, added: 0 });
  expect((await listed(school)).map(({ studentId }) => studentId)).toEqual(['901', '502']);
  const reused = { 'new.csv': csvOf('First name,Last name,Student ID,Class', 'Ada,Quill,501,Red') };
  expect(await importAgain(school, reused)).toMatchObject({ added: 1 });
});
