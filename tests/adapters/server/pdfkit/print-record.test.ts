import { afterAll, expect, test } from 'vitest';
import { PdfThread } from '#adapters/pdfkit/pdf-thread.ts';
import { PdfkitRecordPaper } from '#adapters/pdfkit/pdfkit-record-paper.ts';
import { printRecord } from '#adapters/pdfkit/record/print-record.ts';
import { heldOfStudents } from '#adapters/postgres/personal-data/held-of-students.ts';
import { personalData } from '#adapters/postgres/personal-data/personal-data.ts';
import { recordPaper } from '#ui/features/classrooms/classrooms/messages/en/record-paper.ts';
import { aChildRecord } from '../../../builders/a-child-record.ts';
import { recordPaperContract } from '../../../contract/classrooms/record-paper.contract.ts';
import { readPdf } from './read-pdf.ts';

const root = new URL('../../../../', import.meta.url);
const thread = new PdfThread({
  worker: new URL('src/server/composition/pdf-worker.ts', root),
  picturesDir: new URL('public', root).pathname,
  publicUrl: 'https://blockyard.example',
});
afterAll(() => thread.close());

recordPaperContract('pdfkit, in a thread', () => new PdfkitRecordPaper(thread));

const words = recordPaper(heldOfStudents);
const print = async (given: Parameters<typeof aChildRecord>[0] = {}) =>
  readPdf(await printRecord(aChildRecord(given), words));
/** Removes spaces, because lines can break anywhere. */
const plain = (text: string): string => text.replaceAll(/\s/g, '');

test('[ROS-11] the document has every stored value, its readers, and how to have it erased', async () => {
  const text = plain((await print()).text);
  const record = aChildRecord();
  for (const said of [
    'Ann',
    'Lee',
    'Annie',
    '00123',
    'Grade 3',
    'Oak School',
    'Room 12',
    'Room 7',
    '06/12/2026',
    'Load the barge',
    'Build it',
    'Done',
    'from Anne to Ann',
    'Ada King',
    'Student page viewed',
    '12',
    'The student',
    'Student logged in',
    'Clever',
    'c-1',
    'Annie Lee-Stone',
    'students.csv',
    'Ann | Lee | 00123',
    'My light',
    'all lights off',
    'Grace Hopper',
    record.code,
    record.link,
    'How to have it erased',
    'Erase',
  ])
    expect(text, said).toContain(plain(said));
});

test('[ROS-11] [SEC-9] the document gives the purpose and the retention of every table about students', async () => {
  const text = plain((await print()).body);
  const ofStudents = Object.values(personalData).filter(({ erasure }) => erasure.how === 'by student');
  expect(ofStudents.length).toBeGreaterThan(5);
  for (const { purpose } of ofStudents) expect(text, purpose).toContain(plain(purpose));
});

test('[ROS-11] the file is tagged, with a title, tables with headers, and an alt text for the QR code', async () => {
  const { source } = await print();
  expect(source).toContain('/MarkInfo');
  for (const tag of ['/H1', '/H2', '/Table', '/TH', '/TD', '/Figure']) expect(source).toContain(`/S ${tag}`);
  expect(source.match(/\/Alt/g)?.length).toBe(1);
});

test('[ROS-11] the document of a person without related data says so', async () => {
  const none = {
    login: null,
    sources: [],
    mergedNames: [],
    fileRows: [],
    programs: [],
    answers: [],
    acts: [],
  };
  const { text } = await print({ stays: [], marks: [], history: [], loggedInOn: null, related: none });
  for (const said of ['Not in a class.', 'No marks yet.', 'Nothing was changed.', 'No card yet'])
    expect(plain(text)).toContain(plain(said));
});

test('[ROS-11] thousands of actions continue across pages, each page with the code', async () => {
  const [act] = aChildRecord().related.acts;
  if (act === undefined) throw new Error('no act');
  const acts = Array.from({ length: 400 }, (_, at) => ({ ...act, times: at + 1 }));
  const { pages, text } = await print({ related: { ...aChildRecord().related, acts } });
  expect(pages).toBeGreaterThan(8);
  expect(text.split(aChildRecord().code).length - 1).toBeGreaterThanOrEqual(pages);
});
