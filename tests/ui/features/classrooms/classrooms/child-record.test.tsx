import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import '#ui/features/classrooms/classrooms/student/record-mark-dialog.tsx';
import { anOrganization } from '../../../../builders/an-organization.ts';
import { watchSavedFiles } from '../../../saved-files.ts';
import { aStaffRoom, got, openAs } from './open-classrooms.tsx';

let saveFile: ReturnType<typeof watchSavedFiles>;

async function aSchool() {
  const world = await aStaffRoom();
  const grace = await world.signIn('Grace');
  const accountId = world.service.accounts.accounts()[0]?.id ?? '';
  await anOrganization(world.service.organizations, { id: 'oak' });
  const membership = { id: 'm1', accountId, organizationId: 'oak', role: 'manager' } as const;
  await world.service.organizations.join({ ...membership, billingContact: false, at: 0 });
  const room = got(await grace.classrooms.create({ name: '4B', gradeBand: '3-5' }));
  got(await grace.students.add(room.id, [{ given: 'Ann', family: 'Lee', studentId: '00123' }]));
  const [ann] = got(await grace.students.list(room.id));
  return { ...world, grace, id: ann?.id ?? '' };
}

let world: Awaited<ReturnType<typeof aSchool>>;
let id: string;
beforeEach(async () => {
  saveFile = watchSavedFiles();
  world = await aSchool();
  ({ id } = world);
});

const make = async () => {
  const file = got(await world.grace.students.record(id, 'letter'));
  const code = /"code":"([\w-]+)"/.exec(new TextDecoder().decode(file))?.[1] ?? '';
  return { file, code };
};

test("[ROS-11] a manager creates a record on the student's page, as a file", async () => {
  const { person } = await openAs(world.grace, `/settings/students/${id}`);
  const section = within(await screen.findByRole('region', { name: 'Student record' }));
  await person.click(section.getByRole('button', { name: 'Create the record' }));
  const dialog = within(await screen.findByRole('dialog', { name: /The record of .?Ann Lee/ }));
  await person.selectOptions(await dialog.findByLabelText('Paper'), 'A4');
  await person.click(dialog.getByRole('button', { name: 'Make the PDF' }));
  expect(await screen.findByText('The record is ready.')).toBeTruthy();
  expect(saveFile).toHaveBeenCalledWith('student-record.pdf', expect.anything(), 'application/pdf');
  expect(world.service.recordPaper.printed[0]?.paper).toBe('a4');
});

test("[ROS-11] a code's page confirms that the record is genuine, and compares a file on the device", async () => {
  const { file, code } = await make();
  const { person } = await openAs(world.visitor(), `/records/${code}`);
  expect(await screen.findByText(/^Genuine: created here on/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('Ann');
  const input = screen.getByLabelText<HTMLInputElement>(/^The PDF of the record/);
  const choose = (bytes: Uint8Array<ArrayBuffer>) =>
    person.upload(input, new File([bytes], 'student-record.pdf', { type: 'application/pdf' }));
  await choose(file);
  expect(await screen.findByText('This is exactly the file that we made')).toBeTruthy();
  await choose(new Uint8Array([...file, 32]));
  expect(await screen.findByText('This is not the file that we made')).toBeTruthy();
});

test('[ROS-11] a wrong code is reported, and another one can be entered', async () => {
  const { code } = await make();
  const { person, address } = await openAs(world.visitor(), '/records/22222-33333-44444-55555');
  expect(await screen.findByText('No record has this code')).toBeTruthy();
  const field = screen.getByLabelText(/^Code/);
  await person.clear(field);
  await person.type(field, code.toLowerCase());
  await person.click(screen.getByRole('button', { name: 'Check this code' }));
  expect(await screen.findByText(/^Genuine: created here on/)).toBeTruthy();
  expect(address()).toBe(`/records/${code.toLowerCase()}`);
});

test('[ROS-11] [SEC-6] after the student is erased, the page says so', async () => {
  const { code } = await make();
  got(await world.grace.students.erase(id));
  await openAs(world.visitor(), `/records/${code}`);
  expect(await screen.findByText('The student has since been erased')).toBeTruthy();
});
