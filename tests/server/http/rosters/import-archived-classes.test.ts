import { expect, test } from 'vitest';
import { anImportingSchool, csvOf } from '../../an-import.ts';

const header = 'First name,Last name,Student ID,Class';
const list = { 'students.csv': csvOf(header, 'Jon,Park,1,Red', 'Ida,Moe,2,Blue') };

test('[R11] [ROS-14] a class that a user archived stays archived, with a note in the import, and a restored class returns', async () => {
  const school = await anImportingSchool();
  await school.commit(await school.plan(list));
  const classrooms = async (isArchived: boolean) =>
    (await school.request('GET', `/v1/app/classrooms?archived=${isArchived}`, { headers: school.mia })).body
      .data;
  const names = async () => (await classrooms(false)).map(({ name }: { readonly name: string }) => name);
  const archive = async (archived: boolean) => {
    const [red] = (await classrooms(!archived)).filter(
      ({ name }: { readonly name: string }) => name === 'Red',
    );
    const request = { headers: school.mia, payload: { archived } };
    expect((await school.request('PUT', `/v1/app/classrooms/${red.id}/archived`, request)).status).toBe(200);
  };
  await archive(true);
  const id = await school.plan(list);
  expect(await school.read(id)).toMatchObject({ counts: { classrooms: { heldBack: 1, changed: 0 } } });
  await school.commit(id);
  expect(await names()).toEqual(['Blue']);
  await archive(false);
  const again = await school.plan(list);
  expect(await school.read(again)).toMatchObject({ counts: { classrooms: { unchanged: 2, heldBack: 0 } } });
});
