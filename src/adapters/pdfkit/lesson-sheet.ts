import type { SheetPart, StudentSheet } from '#domain/lessons/lesson.ts';
import { group, type Block } from './block.ts';
import type { Flow } from './flow.ts';
import type { PlanTools } from './plan-tools.ts';
import { setLocked } from './set-locked.ts';
import { setPicture } from './set-picture.ts';
import { setRichText } from './set-rich-text.ts';

/** Larger letters, and lines wide enough apart to write on. */
const writing = { size: 11.5, leading: 1.85 } as const;
const rowHeight = 27;

function setPart({ setters, width, style }: PlanTools, part: SheetPart): readonly Block[] {
  if (part.kind === 'picture')
    return [setPicture(setters, part.picture, width, { most: 170, caption: false })];
  return setRichText(setters, part.text, width, { ...style, text: writing, rowHeight });
}

function setSections(tools: PlanTools, { title, sections }: StudentSheet): readonly Block[] {
  const { setters, width } = tools;
  return [
    setters.text.words('H2', title, width, { face: 'heading', size: 26, leading: 1.15 }),
    ...sections.map((section) =>
      group(
        'Sect',
        [
          ...(section.title === ''
            ? []
            : [
                {
                  ...setters.text.words('H3', section.title, width, {
                    face: 'heading',
                    size: 15,
                    leading: 1.3,
                  }),
                  withNext: true,
                },
              ]),
          ...section.parts.flatMap((part) => setPart(tools, part)).map((block) => ({ ...block, gap: 6 })),
        ],
        { gap: 13, keep: true },
      ),
    ),
  ];
}

/** The sheet that students write on, on pages of its own. */
export function setSheet(flow: Flow, tools: PlanTools): void {
  const {
    lesson: { studentSheet },
    words,
    setters,
    width,
  } = tools;
  if (studentSheet === undefined) return;
  flow.part(words.parts.sheet);
  flow.within('Sect', () => {
    if (studentSheet.kind === 'open') flow.setAll(setSections(tools, studentSheet.value));
    else flow.set(setLocked(setters, studentSheet, width, words));
  });
}
