import type { RichText } from '#domain/platform/text/rich-text.ts';
import { slideSequence, toPresent, type PlacedSlide } from '#domain/lessons/lessons/presentation.ts';
import { group, heightOf, type PageBlock } from './block.ts';
import type { Flow } from './flow.ts';
import type { PlanTools } from './plan-tools.ts';
import { pdfColors, unitColor } from './pdf-colors.ts';
import { layoutLocked } from './layout/layout-locked.ts';
import { layoutPicture } from './layout/layout-picture.ts';
import { layoutRichText } from './layout/layout-rich-text.ts';

const gutter = 16;
const inset = 12;
const ratio = 10 / 16;
const largest = 19;
const smallest = 7;

function fitted(tools: PlanTools, text: RichText, width: number, height: number): PageBlock {
  for (let size = largest; ; size -= 1) {
    const words = group(
      null,
      layoutRichText(tools.layout, text, width, { ...tools.style, text: { size, leading: 1.25 } }),
    );
    if (heightOf(words) <= height || size <= smallest) return words;
  }
}

type Box = { readonly width: number; readonly height: number };

function setFace(tools: PlanTools, slide: PlacedSlide, { width, height }: Box): PageBlock {
  const { layout, words } = tools;
  if (slide.locked !== undefined) return layoutLocked(layout, slide.locked, width, words);
  const { text, picture } = slide;
  if (picture === undefined) return fitted(tools, text, width, height);
  if (text.length === 0)
    return layoutPicture(layout, picture, width, { most: height, caption: false, align: 'center' });
  const half = (width - 10) / 2;
  const cells = [
    { x: 0, tag: null, block: fitted(tools, text, half, height) },
    {
      x: half + 10,
      tag: null,
      block: layoutPicture(layout, picture, half, { most: height, caption: false }),
    },
  ];
  return { kind: 'row', tag: null, height: Math.max(...cells.map(({ block }) => heightOf(block))), cells };
}

function setSlide(tools: PlanTools, slide: PlacedSlide, number: string, width: number): PageBlock {
  const { layout, lesson } = tools;
  const height = width * ratio;
  const cover = slide.activity === null;
  const inner = width - 2 * inset;
  const title = cover
    ? layout.text.words('H3', lesson.title, inner, {
        face: 'heading',
        size: 16,
        leading: 1.15,
        align: 'center',
      })
    : layout.text.words(
        'H3',
        slide.quiz === undefined ? (slide.activity?.title ?? '') : tools.words.assessment[slide.quiz],
        inner - 40,
        {
          face: 'strong',
          size: 8,
          color: unitColor(lesson.unit.slug),
        },
      );
  const top = inset + heightOf(title) + 4;
  const face = setFace(tools, slide, { width: inner, height: height - top - inset });
  const place = layout.text.words('P', number, inner, { size: 7, color: pdfColors.quiet, align: 'right' });
  return {
    kind: 'row',
    tag: 'Sect',
    height,
    ground: (x, y) => {
      layout.doc.roundedRect(x, y, width, height, 5).lineWidth(0.75).stroke(pdfColors.line);
    },
    cells: [
      { x: inset, dy: inset - 2, tag: null, block: title },
      ...(cover ? [] : [{ x: inset, dy: inset - 2, tag: null, block: place }]),
      {
        x: inset,
        dy: top + Math.max(0, (height - top - inset - heightOf(face)) / 2),
        tag: null,
        block: face,
      },
    ],
  };
}

export function layoutHandouts(flow: Flow, tools: PlanTools): void {
  const { words, lesson, layout, width } = tools;
  flow.part(words.parts.slides);
  const column = (width - gutter) / 2;
  const slides = slideSequence(toPresent(lesson));
  const frames = slides.map((slide, at) =>
    setSlide(tools, slide, words.slide(at + 1, slides.length), column),
  );
  flow.within('Sect', () => {
    flow.set(layout.text.words('H2', words.parts.slides, width, { face: 'heading', size: 20, leading: 1.1 }));
    for (let at = 0; at < frames.length; at += 2) {
      const cells = frames
        .slice(at, at + 2)
        .map((block, index) => ({ x: index * (column + gutter), tag: null, block }));
      flow.set({ kind: 'row', tag: null, gap: 11, height: column * ratio, cells });
    }
  });
}
