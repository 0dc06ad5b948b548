import { type LoginPicture, loginPictures } from '#domain/classrooms/logins/login-pictures.ts';
import type { LoginSheet, SheetCard } from '#domain/classrooms/logins/login-sheet.ts';
import { group, type PageBlock } from '../block.ts';
import { collected } from '../collected.ts';
import { Flow } from '../flow.ts';
import { TextLayout } from '../layout/layout-text.ts';
import { newTaggedPdf, paperInPoints } from '../new-tagged-pdf.ts';
import { Typesetter } from '../typesetter.ts';
import { layoutClassPoster } from './layout-class-poster.ts';
import { type CardTools, layoutCard } from './layout-card.ts';
import { black } from '../pdf-colors.ts';
import { pictureFigure } from './login-figures.ts';
import type { LetterWords, LoginPaperWords } from './login-paper-words.ts';

const [columns, rows, gap] = [2, 4, 10];
const perPage = columns * rows;

function layoutCards(flow: Flow, tools: CardTools, cards: readonly SheetCard[], title: string): void {
  const { left, top, width, bottom } = flow.frame;
  const size = {
    width: (width - (columns - 1) * gap) / columns,
    height: (bottom - top - (rows - 1) * gap) / rows,
  };
  flow.part(title);
  for (const [index, card] of cards.entries()) {
    const place = index % perPage;
    if (index > 0 && place === 0) flow.newPage();
    const [column, row] = [place % columns, Math.floor(place / columns)];
    const block = layoutCard(tools, card, size);
    flow.placeAt(block, left + column * (size.width + gap), top + row * (size.height + gap));
  }
}

function layoutLetter(
  { text, classroom, classCode, address }: CardTools,
  { letter, card, width }: { readonly letter: LetterWords; readonly card: SheetCard; readonly width: number },
): PageBlock {
  const body = { size: 11, leading: 1.4, color: black };
  const steps = [letter.open(address), letter.scan(classCode), ...letter.steps[card.kind]];
  return group(
    'Sect',
    [
      text.words('H1', letter.dear(card.name), width, { face: 'heading', size: 18, color: black }),
      { ...text.words('P', letter.lead(classroom), width, body), gap: 8 },
      ...steps.map((step, at) => ({
        ...text.words('P', `${at + 1}. ${step}`, width, body),
        gap: at === 0 ? 8 : 2,
      })),
      { ...text.words('P', letter.keep, width, body), gap: 8 },
    ],
    { language: letter.language },
  );
}

function layoutLetters(flow: Flow, tools: CardTools, cards: readonly SheetCard[], title: string): void {
  const { left, width, bottom } = flow.frame;
  const card = { width: 264, height: 168 };
  for (const each of cards) {
    flow.part(title, each.name);
    flow.setAll(
      tools.words.letters.map((letter, at) => ({
        ...layoutLetter(tools, { letter, card: each, width }),
        gap: at === 0 ? 0 : 22,
      })),
    );
    flow.placeAt(layoutCard(tools, each, card), left, bottom - card.height);
  }
}

/** Lays out all pictures with their names, for the classroom wall. No student's pictures are marked. */
function layoutPoster(flow: Flow, tools: CardTools, title: string): void {
  const { doc, text, words, classCode } = tools;
  const { width } = flow.frame;
  const [across, size] = [4, 62];
  const column = width / across;
  const cell = (picture: LoginPicture, at: number) => ({
    x: (at % across) * column,
    tag: null,
    block: group(null, [
      pictureFigure(doc, picture, { size, words }),
      {
        ...text.words('P', words.pictures[picture], column, { face: 'strong', size: 13, color: black }),
        gap: 2,
      },
    ]),
  });
  const rowOf = (from: number): PageBlock => ({
    kind: 'row',
    tag: null,
    height: size + 22,
    gap: 6,
    cells: loginPictures.slice(from, from + across).map(cell),
  });
  flow.part('', title);
  flow.setAll([
    text.words('H1', words.poster.title, width, { face: 'heading', size: 30, color: black }),
    ...(classCode === null
      ? []
      : [
          {
            ...text.words('P', `${words.classCode} ${classCode}`, width, {
              face: 'code',
              size: 20,
              color: black,
            }),
            gap: 4,
          },
        ]),
    { ...text.words('P', words.poster.lead, width, { size: 13, color: black }), gap: 2 },
    ...Array.from({ length: loginPictures.length / across }, (_, row) => rowOf(row * across)),
  ]);
}

export async function drawLogins(sheet: LoginSheet, words: LoginPaperWords): Promise<Uint8Array> {
  const { kind, paper, address, classes } = sheet;
  const size = paperInPoints[paper];
  const [first] = classes;
  const title = words.titles[kind](
    classes.length === 1 && first !== undefined ? first.classroom : words.classes(classes.length),
  );
  const doc = newTaggedPdf(paper, 'en-US', { Title: title, Creator: words.product, Producer: words.product });
  const bytes = collected(doc);
  const typesetter = new Typesetter(doc);
  const flow = new Flow(doc, typesetter, size, { name: words.product, page: words.page });
  const text = new TextLayout(typesetter, '');
  for (const { classroom, classCode, link, cards } of classes) {
    const tools = { doc, text, words, classroom, classCode, address };
    const part = words.titles[kind](classroom);
    if (kind === 'cards') layoutCards(flow, tools, cards, part);
    else if (kind === 'letters') layoutLetters(flow, tools, cards, part);
    else if (kind === 'poster') layoutPoster(flow, tools, part);
    else layoutClassPoster(flow, { ...tools, link }, part);
  }
  flow.end();
  doc.end();
  return bytes;
}
