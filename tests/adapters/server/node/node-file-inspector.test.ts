// cspell:words nstartxref
import { deflateSync } from 'node:zlib';
import Pdf from 'pdfkit';
import { expect, test } from 'vitest';
import { NodeFileInspector } from '#adapters/node/node-file-inspector.ts';
import { aPdf } from '../../../builders/a-pdf.ts';
import { fileInspectorContract } from '../../../contract/platform/file-inspector.contract.ts';

fileInspectorContract('NodeFileInspector', new NodeFileInspector());

const whole = { ok: true, value: null };
const refused = { ok: false, error: 'unknown-value' };
const inspect = (file: Uint8Array, limits = {}) => new NodeFileInspector(limits).pdf(file);

const withStream = (dictionary: string, data: Uint8Array): Uint8Array =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<<${dictionary} /Length ${data.length}>>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);
const packed = (text: string): Buffer => deflateSync(Buffer.from(text));

test('a PDF from a real application is accepted, with images of text in it', async () => {
  const document = new Pdf();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once('end', resolve));
  for (let page = 0; page < 20; page += 1) document.addPage().text(`Purchase order, page ${page}`);
  document.end();
  await ended;
  expect(await inspect(Buffer.concat(chunks))).toEqual(whole);
});

test.each([
  ['by another spelling', aPdf('/S /J#61vaScript')],
  [
    'in a packed object',
    withStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed('3 0 <</S /JavaScript>>')),
  ],
  [
    'in a packed object that says that it is a picture',
    withStream('/Subtype /Image', packed('3 0 <</S /Launch>>')),
  ],
  [
    'on the border of two pieces',
    withStream('/Filter /FlateDecode', packed(`${' '.repeat(65_530)}/S /JavaScript`)),
  ],
])('[SEC-4] a script %s is found', async (_where, file) => {
  expect(await inspect(file)).toEqual(refused);
});

test.each([
  ['packed twice', withStream('/Filter [/FlateDecode /FlateDecode]', packed('x'))],
  ['packed as is said elsewhere', withStream('/Filter 7 0 R', packed('x'))],
  ['packed in another way', withStream('/Filter /LZWDecode', packed('x'))],
  ['not packed as it says', withStream('/Filter /FlateDecode', Buffer.from('plain text'))],
])('[SEC-4] a stream that is %s is refused, because it cannot be inspected', async (_how, file) => {
  expect(await inspect(file)).toEqual(refused);
});

test('[SEC-4] a PDF of a billion pages, or with more streams than a document has, is refused', async () => {
  expect(await inspect(aPdf('/Type /Pages /Count 1000000000'))).toEqual(refused);
  expect(await inspect(aPdf('/Type /Pages /Count 12'))).toEqual(whole);
  expect(await inspect(aPdf('stream\n'.repeat(4)), { streams: 3 })).toEqual(refused);
});

test('[SEC-4] a decompression bomb is refused at the maximum unpacked size, and not stored', async () => {
  const bomb = withStream('/Filter /FlateDecode', deflateSync(Buffer.alloc(200 * 2 ** 20)));
  expect(bomb.length).toBeLessThan(300_000);
  const before = process.memoryUsage().rss;
  expect(await inspect(bomb)).toEqual(refused);
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 2 ** 20);
});

test('[SEC-4] the unpacked sizes of all streams are added', async () => {
  const one = withStream('/Filter /FlateDecode', packed('x'.repeat(600)));
  expect(await inspect(one, { unpacked: 1000 })).toEqual(whole);
  expect(await inspect(Buffer.concat([one, one.subarray('%PDF-1.7\n'.length)]), { unpacked: 1000 })).toEqual(
    refused,
  );
});

test('[SEC-4] a page between two ends of a PDF is refused; an update of a PDF is accepted', async () => {
  const pdf = (text: string) => inspect(Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`));
  expect(await pdf('%%EOF\n<html><script>alert(1)</script></html>')).toEqual({
    ok: false,
    error: 'malformed',
  });
  expect(await pdf('%%EOF  \r\n 7 0 obj\n<<>>\nendobj\nxref\nstartxref\n9')).toEqual(whole);
  expect(await pdf('%%EOF\nxref\n0 1\nstartxref\n9')).toEqual(whole);
});
