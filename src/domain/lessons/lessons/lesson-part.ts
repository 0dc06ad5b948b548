/** Files of a lesson: the whole lesson, its printables, its slides, and an editable sheet. */
export const lessonParts = ['lesson', 'printables', 'slides', 'sheet'] as const;
export type LessonPart = (typeof lessonParts)[number];

const office = 'application/vnd.openxmlformats-officedocument';

export const fileFormats = {
  lesson: { ending: '.pdf', type: 'application/pdf' },
  printables: { ending: '-printables.pdf', type: 'application/pdf' },
  slides: { ending: '-slides.pptx', type: `${office}.presentationml.presentation` },
  sheet: { ending: '-sheet.docx', type: `${office}.wordprocessingml.document` },
} as const satisfies Record<LessonPart, { readonly ending: string; readonly type: string }>;
