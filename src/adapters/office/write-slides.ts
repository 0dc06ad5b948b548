import PptxGenJS from 'pptxgenjs';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { Picture } from '#domain/lessons/lessons/picture.ts';
import { type PlacedSlide, slideSequence, toPresent } from '#domain/lessons/lessons/presentation.ts';
import { plainText } from '#domain/platform/text/rich-text.ts';
import { officeColors, officeFont, type OfficeParts, officeUnitColor } from './office-parts.ts';
import { addFitted, type SlideArea } from './slide-layout.ts';

const page = { w: 13.333, h: 7.5 } as const;
const side = 0.65;
const body: SlideArea = { x: side, y: 1.15, w: page.w - 2 * side, h: page.h - 1.75 };

type Tools = OfficeParts & { readonly lesson: LessonForReader };

/** Adds a picture at the largest size that fits, centered. If the file is missing, adds its description. */
function addPicture(
  slide: PptxGenJS.Slide,
  { readPicture }: OfficeParts,
  picture: Picture,
  area: SlideArea,
): void {
  const scale = Math.min(area.w / picture.width, area.h / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  const place = { x: area.x + (area.w - w) / 2, y: area.y + (area.h - h) / 2, w, h };
  const found = readPicture(picture.src);
  if (found === null) {
    slide.addText(picture.alt, { ...place, fontFace: officeFont, fontSize: 16, color: officeColors.quiet });
    return;
  }
  const data = `data:image/png;base64,${found.png.toString('base64')}`;
  slide.addImage({ ...place, data, altText: picture.alt });
}

function addCover(slide: PptxGenJS.Slide, tools: Tools): void {
  const { lesson, words } = tools;
  const tone = officeUnitColor(lesson.unit.slug);
  const half = page.w / 2;
  slide.addShape('rect', { x: 0, y: 0, w: 0.28, h: page.h, fill: { color: tone } });
  const text = { x: side + 0.1, w: half - side - 0.4, margin: 0, fontFace: officeFont } as const;
  slide.addText(words.place(lesson.unit.title, lesson.unit.position), {
    ...text,
    y: 2,
    h: 0.5,
    fontSize: 18,
    bold: true,
    color: tone,
  });
  slide.addText(lesson.title, {
    ...text,
    y: 2.55,
    h: 2.2,
    fontSize: 48,
    bold: true,
    color: officeColors.ink,
    valign: 'top',
    fit: 'shrink',
  });
  addPicture(slide, tools, lesson.cover, { x: half, y: 0.9, w: half - side, h: page.h - 1.8 });
}

function notesOf({ lesson, words }: Tools, id: string): string {
  const plan = lesson.activities.find((activity) => activity.id === id)?.plan;
  if (plan?.kind !== 'open') return '';
  const steps = plan.value.steps.map((step, at) => `${at + 1}. ${plainText(step)}`);
  const script =
    plan.value.say === undefined ? [] : [`${words.activity.say}: ${plainText(plan.value.say)}`, ''];
  return [...script, words.activity.steps, ...steps].join('\n');
}

function addFace(slide: PptxGenJS.Slide, tools: Tools, { text, picture, locked }: PlacedSlide): void {
  const known = tools.lesson.blocks;
  if (locked !== undefined) {
    const { parts, reasons } = tools.words.locked;
    const words = [locked.title, parts[locked.part], reasons[locked.reason]];
    const paragraphs = words.map((line) => ({ kind: 'paragraph', children: [line] }) as const);
    addFitted(slide, paragraphs, body, { most: 24, known });
  } else if (picture === undefined) addFitted(slide, text, body, { most: 48, known });
  else if (text.length === 0) addPicture(slide, tools, picture, body);
  else {
    const half = (body.w - 0.4) / 2;
    addFitted(slide, text, { ...body, w: half }, { most: 36, known });
    addPicture(slide, tools, picture, { ...body, x: body.x + half + 0.4, w: half });
  }
}

/** Returns the slides of a lesson with the parts that its reader may see, as an editable PPTX with the teacher's notes. Questions have no answers. */
export async function writeSlides(lesson: LessonForReader, parts: OfficeParts): Promise<Uint8Array> {
  const tools: Tools = { ...parts, lesson };
  const { words } = parts;
  const file = new PptxGenJS();
  file.layout = 'LAYOUT_WIDE';
  file.title = lesson.title;
  file.author = lesson.credits.authors.join(', ');
  file.company = words.product;
  file.theme = { headFontFace: officeFont, bodyFontFace: officeFont };
  const slides = slideSequence(toPresent(lesson));
  const tone = officeUnitColor(lesson.unit.slug);
  for (const [at, placed] of slides.entries()) {
    const slide = file.addSlide();
    slide.background = { color: officeColors.white };
    const { activity, quiz } = placed;
    if (activity === null) {
      addCover(slide, tools);
      continue;
    }
    const head = { y: 0.4, h: 0.5, margin: 0, fontFace: officeFont, valign: 'middle' } as const;
    const name = quiz === undefined ? activity.title : words.assessment[quiz];
    slide.addText(name, { ...head, x: side, w: 10, fontSize: 18, bold: true, color: tone });
    const place = words.slide(at + 1, slides.length);
    slide.addText(place, {
      ...head,
      x: page.w - side - 2,
      w: 2,
      fontSize: 12,
      align: 'right',
      color: officeColors.quiet,
    });
    slide.addShape('line', {
      x: side,
      y: 0.98,
      w: page.w - 2 * side,
      h: 0,
      line: { color: officeColors.line, width: 1 },
    });
    addFace(slide, tools, placed);
    const notes = notesOf(tools, activity.id);
    if (notes !== '') slide.addNotes(notes);
  }
  const bytes = await file.write({ outputType: 'uint8array', compression: true });
  if (!(bytes instanceof Uint8Array)) throw new Error('the slides were not returned as bytes');
  return bytes;
}
