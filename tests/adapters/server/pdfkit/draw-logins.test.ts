// cspell:ignoreRegExp /'[^'\x00-\x7f][^']*'/g
// cspell:words Nguyễn Abra navegador escriba código clase
import { afterAll, expect, test } from 'vitest';
import { heightOf } from '#adapters/pdfkit/block.ts';
import { TextLayout } from '#adapters/pdfkit/layout/layout-text.ts';
import { layoutCard } from '#adapters/pdfkit/login/layout-card.ts';
import { newTaggedPdf } from '#adapters/pdfkit/new-tagged-pdf.ts';
import { Typesetter } from '#adapters/pdfkit/typesetter.ts';
import { PdfThread } from '#adapters/pdfkit/pdf-thread.ts';
import { PdfkitLoginPaper } from '#adapters/pdfkit/pdfkit-login-paper.ts';
import { drawLogins } from '#adapters/pdfkit/login/draw-logins.ts';
import { loginPictures } from '#domain/classrooms/logins/login-pictures.ts';
import { loginSheetKinds, type SheetCard } from '#domain/classrooms/logins/login-sheet.ts';
import { loginPictureShapes } from '#domain/classrooms/logins/login-picture-shapes.ts';
import { loginPaper } from '#ui/features/classrooms/classrooms/messages/en/login-paper.ts';
import { aLoginSheet, threeCards } from '../../../builders/a-login-sheet.ts';
import { loginPaperContract } from '../../../contract/classrooms/login-paper.contract.ts';
import { readPdf } from './read-pdf.ts';

const root = new URL('../../../../', import.meta.url);
const thread = new PdfThread({
  worker: new URL('src/server/composition/pdf-worker.ts', root),
  picturesDir: new URL('public', root).pathname,
  publicUrl: 'https://blockyard.example',
});
afterAll(() => thread.close());

loginPaperContract('pdfkit, in a thread', () => new PdfkitLoginPaper(thread));

const print = async (given: Parameters<typeof aLoginSheet>[0] = {}) =>
  readPdf(await drawLogins(aLoginSheet(given), loginPaper));
const aClass = (size: number): readonly SheetCard[] =>
  Array.from({ length: size }, (_, at) => ({
    name: `Ann ${at}`,
    kind: 'word',
    value: 'dolphin',
    link: `https://b.example/#${at}`,
  }));

test('[ROS-3] a card has the name, the class, its code, and the login of its kind', async () => {
  const { text } = await print();
  for (const words of ['Ann L.', 'Bo', 'Zoë Á.', 'Room 12', 'CDF 346', 'dolphin', 'Q 7 G B'])
    expect(text).toContain(words);
  for (const words of ['1. boat', '2. cat', '3. star']) expect(text).toContain(words);
});

test('[ROS-3] eight cards are on a page, in both paper sizes', async () => {
  const cards = aClass(35);
  for (const paper of ['letter', 'a4'] as const) expect((await print({ paper, cards })).pages).toBe(5);
});

test('[ROS-3] a file is tagged: pictures and the QR code have alt texts', async () => {
  const { source } = await print();
  expect(source).toContain('/Figure');
  expect(source.match(/\/Alt/g)?.length).toBe(3 + 3);
});

test("[ROS-3] names in the world's writing systems are printed, none as an empty box", async () => {
  const names = [
    'Олена',
    'Ώρα',
    'Nguyễn',
    'Հայկ',
    'নদী',
    'आशा',
    'አበበ',
    'ნინო',
    'સીતા',
    'ਅਮਨ',
    'கவின்',
    'సీత',
    'ชัย',
    '王伟',
    '陳麗',
    'さとう',
    'サトウ',
    '김민서',
    'ລາວ',
    'မောင်',
    'සුනිල්',
    'ಕಮಲ',
    'മലർ',
    'ᏣᎳᎩ',
    'ᐊᓇᓇ',
    'བསྟན་འཛིན',
    'ⴰⵎⵉⵏ',
    'އަލީ',
    'ߒߞߏ',
    '𞤀𞤥𞤭𞤲𞤢',
    '🦊 Mia',
    '👩‍👧',
    '1️⃣',
  ];
  const cards = names.map((name) => ({ name, kind: 'word', value: 'dolphin', link: null }) as const);
  const { text, source } = await print({ cards });
  for (const name of names) expect(text).toContain(String.fromCodePoint(name.codePointAt(0) ?? 0));
  expect(text).toContain('Олена');
  expect(source).not.toContain('/ActualText');
  const rightToLeft = await print({ cards: [{ name: 'דנה', kind: 'word', value: 'dolphin', link: null }] });
  expect(rightToLeft.text).toContain('הנד');
});

test('[ROS-3] letters in a decorative style are printed plainly, because no font has them', async () => {
  const { text } = await print({ cards: [{ name: '𝒜𝒹𝒶 ⅷ', kind: 'word', value: 'dolphin', link: null }] });
  expect(text).toContain('Ada viii');
});

test("[ROS-3] each family's letter has only its own child's card", async () => {
  const { pages, text } = await print({ kind: 'letters' });
  expect(pages).toBe(3);
  expect(text).toContain('To the family of Ann L.');
  expect(text).toContain('Then they type the word on the card.');
});

test('[C6] a letter says in English and Spanish how a child enters the class from home: address, class code, QR code', async () => {
  const { text, source } = await print({ kind: 'letters', cards: threeCards.slice(0, 1) });
  for (const words of [
    'Open a web browser and type blockyard.example/class',
    'Type the class code, CDF 346, or scan the QR code on the card.',
    'Abra un navegador de Internet y escriba blockyard.example/class',
    'Escriba el código de la clase, CDF 346',
  ])
    expect(text).toContain(words);
  expect(source).toContain('/Lang (es)');
});

test('[C6] the longest letter and its card fit on one page, in both paper sizes', async () => {
  const long = 'Elizabeth Catherine Alexandra-Victoria Montgomery-Washington de la Cruz Hamilton-Richardson';
  const cards = [{ name: long, kind: 'picture', value: 'boat cat star', link: null } as const];
  for (const paper of ['letter', 'a4'] as const)
    expect((await print({ kind: 'letters', paper, cards, classroom: long })).pages).toBe(1);
});

test('[CLS-1] the poster of a class has its code, a QR code and the steps, on one page and without names', async () => {
  for (const paper of ['letter', 'a4'] as const) {
    const { text, pages, source } = await print({ kind: 'class-code', paper });
    expect(pages).toBe(1);
    for (const words of ['Welcome to Room 12', 'CDF 346', 'blockyard.example/class', '1. Tap your picture.'])
      expect(text).toContain(words);
    for (const { name } of threeCards) expect(text).not.toContain(name);
    expect(source.match(/\/Alt/g)?.length).toBe(1);
  }
});

test('[CLS-1] the poster of a class without a code says to ask the teacher', async () => {
  const { text } = await print({ kind: 'class-code', classCode: null, link: null });
  expect(text).toContain('Ask your teacher.');
});

test("[ROS-3] [SEC-7] the poster shows every picture, and no student's login", async () => {
  const poster = { kind: 'poster', cards: threeCards } as const;
  const { text, pages } = await print(poster);
  expect(pages).toBe(1);
  for (const picture of loginPictures) expect(text).toContain(loginPaper.pictures[picture]);
  for (const { name } of threeCards) expect(text).not.toContain(name);
  expect(text).not.toContain('dolphin');
});

test.each(loginSheetKinds)('[ROS-3] %s are black on white, for copiers without gray', async (kind) => {
  const { fills } = await print({ kind });
  expect(fills.length).toBeGreaterThan(0);
  expect([...new Set(fills)].filter((color) => color !== '1 1 1')).toEqual(['0 0 0']);
});

test('a class without a code says to ask, and has no QR code', async () => {
  const cards = threeCards.map((card) => ({ ...card, link: null }));
  const { text, source } = await print({ classCode: null, cards });
  expect(text).toContain('Ask your teacher.');
  expect(source.match(/\/Alt/g)?.length).toBe(3);
});

test('no two pictures are the same', () => {
  expect(new Set(Object.values(loginPictureShapes)).size).toBe(loginPictures.length);
});

test.each([
  ['a card to cut out', { width: 264, height: 175 }],
  ['the card of a letter', { width: 264, height: 168 }],
])('[ROS-3] names of any length end above the words ‘Class code’ on %s', (_what, size) => {
  const doc = newTaggedPdf('letter', 'en-US', {});
  const text = new TextLayout(new Typesetter(doc), '');
  const long = 'Elizabeth Catherine Alexandra-Victoria Montgomery-Washington de la Cruz Hamilton-Richardson';
  const tools = { doc, text, words: loginPaper, classroom: long, classCode: 'CDF 346', address: 'b.example' };
  const card: SheetCard = { name: long, kind: 'word', value: 'dolphin', link: 'https://b.example/#1' };
  const block = layoutCard(tools, card, size);
  if (block.kind !== 'row') throw new Error('A card is a row of its parts.');
  const [name, room, label] = block.cells;
  if (name === undefined || room?.dy === undefined || label?.dy === undefined)
    throw new Error('A card has a name, a class and a class code.');
  expect(room.dy).toBeGreaterThanOrEqual((name.dy ?? 0) + heightOf(name.block));
  expect(label.dy).toBeGreaterThanOrEqual(room.dy + heightOf(room.block));
});
