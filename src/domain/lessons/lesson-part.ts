/** The files that a lesson comes as: all of it, what is cut or played on, and what a teacher edits. */
export const lessonParts = ['lesson', 'printables', 'slides', 'sheet'] as const;
export type LessonPart = (typeof lessonParts)[number];

const office = 'application/vnd.openxmlformats-officedocument';

/** What follows the lesson's slug in a file's name, and the file's media type. */
export const fileFormats = {
  lesson: { ending: '.pdf', type: 'application/pdf' },
  printables: { ending: '-printables.pdf', type: 'application/pdf' },
  slides: { ending: '-slides.pptx', type: `${office}.presentationml.presentation` },
  sheet: { ending: '-sheet.docx', type: `${office}.wordprocessingml.document` },
} as const satisfies Record<LessonPart, { readonly ending: string; readonly type: string }>;
