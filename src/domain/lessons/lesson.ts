import type { IsoDate } from '../dates/iso-date.ts';
import type { Project } from '../programs/project.ts';
import type { RichLine, RichText } from './rich-text.ts';

/** The name of a lesson or unit in an address, such as `load-the-barge`. Never changes once published. */
export type Slug = string;

export const gradeBands = ['K-2', '3-5', '6-8', '9-12'] as const;
export type GradeBand = (typeof gradeBands)[number];
/** What a lesson is taught with: nothing that has a screen, the Dock, the Blockyard app, or this web app. */
export const settings = ['unplugged', 'dock', 'app', 'dashboard'] as const;
export type Setting = (typeof settings)[number];
export const activityKinds = ['warm-up', 'teach', 'build', 'share', 'assess', 'extend'] as const;
export type ActivityKind = (typeof activityKinds)[number];
export const tipKinds = [
  'teaching',
  'misconception',
  'discussion',
  'assessment',
  'support',
  'stretch',
  'access',
] as const;
export type TipKind = (typeof tipKinds)[number];
export const blockCategories = [
  'Events',
  'Motion',
  'Lights',
  'Sound',
  'Sensing',
  'Control',
  'Variables',
] as const;
export type BlockCategory = (typeof blockCategories)[number];
/** Who may read a part: everyone, or people whom a trial or a license covers. */
export type LessonAccess = 'public' | 'licensed';

/** A picture with its size in CSS pixels, so that the page keeps its place free before it has loaded. */
export type Picture = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly caption?: string;
};

/** Where a lesson stands in a unit; positions count from 1. */
export type UnitPlace = { readonly slug: Slug; readonly title: string; readonly position: number };

/** `text` completes 'Students can …'; `checkFor` is what a teacher sees when they can. */
export type Objective = { readonly id: string; readonly text: string; readonly checkFor?: string };

export type Standard = {
  readonly framework: string;
  readonly code: string;
  readonly text: string;
  readonly alignment: 'addresses' | 'supports';
};

export type VocabularyTerm = { readonly term: string; readonly definition: string };

/** A block of the Blockyard app that the lesson uses; `introduced` when this lesson is the first to teach it. */
export type LessonBlock = {
  readonly category: BlockCategory;
  readonly label: string;
  readonly introduced: boolean;
};

export type Material = {
  readonly name: string;
  readonly qty: number;
  readonly qtyPer: 'student' | 'pair' | 'group' | 'class';
  readonly optional: boolean;
  readonly substitute?: string;
};

export type Tip = { readonly kind: TipKind; readonly text: RichText };

/** What stands on the wall for a moment: a few words in large type, perhaps a picture. Students see it, so no answers. */
export type Slide = { readonly text: RichText; readonly picture?: Picture };

/** A piece of the sheet that students write on. The text has places to write. */
export type SheetPart =
  | { readonly kind: 'text'; readonly text: RichText }
  | { readonly kind: 'picture'; readonly picture: Picture };
/** `title` is '' for what stands before the first heading. */
export type SheetSection = { readonly title: string; readonly parts: readonly SheetPart[] };
/** The sheet to print for each student. */
export type StudentSheet = { readonly title: string; readonly sections: readonly SheetSection[] };

/** What a teacher does in an activity. */
export type ActivityPlan = {
  readonly steps: readonly RichText[];
  readonly say?: RichText;
  readonly teacherNotes?: RichText;
  readonly tips: readonly Tip[];
  /** What the students' view shows: no notes and no answers. */
  readonly studentView?: RichText;
  readonly pictures: readonly Picture[];
  /** What the presentation shows meanwhile, in order. */
  readonly slides: readonly Slide[];
  /** What students program, with goals that 'Try it' checks. */
  readonly project?: Project;
};

/** What the agenda shows of an activity, to everyone. */
export type ActivityHead = {
  readonly id: string;
  readonly title: string;
  readonly kind: ActivityKind;
  readonly minutes: number;
};

/** `solution` and `projectSolution`, a program as authors write it, are licensed, always: see `readableParts`. */
export type Activity = ActivityHead &
  ActivityPlan & { readonly solution?: RichText; readonly projectSolution?: string };

export type LessonResource = {
  readonly id: string;
  readonly title: string;
  readonly kind: 'slides' | 'worksheet' | 'answers' | 'video' | 'printable' | 'link' | 'project';
  readonly audience: 'teacher' | 'student' | 'all';
  readonly url: string;
  readonly access: LessonAccess;
};

/** A question at the door. The answer is not here but in `ExitAnswer`, so that it cannot slip out with it. */
export type ExitQuestion = {
  readonly id: string;
  readonly text: RichText;
  readonly choices?: readonly string[];
};
export type ExitAnswer = { readonly questionId: string; readonly text: RichText };
/** `levels` go from 'not yet' to 'beyond', three of them, the same order in every row. */
export type RubricRow = { readonly criterion: string; readonly levels: readonly [string, string, string] };

export type Assessment = {
  readonly exitQuestions: readonly ExitQuestion[];
  readonly answers: readonly ExitAnswer[];
  readonly rubric: readonly RubricRow[];
};

/** How the lesson bends: for who needs help, who needs more, access needs, and learners of English. */
export type Differentiation = {
  readonly support: readonly RichLine[];
  readonly stretch: readonly RichLine[];
  readonly accessibility: readonly RichLine[];
  readonly ell: readonly RichLine[];
};

/** What a card on the list needs. */
export type LessonSummary = {
  readonly slug: Slug;
  readonly title: string;
  readonly summary: string;
  readonly cover: Picture;
  readonly gradeBands: readonly GradeBand[];
  readonly durationMin: number;
  readonly setting: readonly Setting[];
  readonly topics: readonly string[];
  readonly difficulty: 1 | 2 | 3;
  readonly unit: UnitPlace;
  readonly access: LessonAccess;
  /** The list can be narrowed to a standard; what it says is on the lesson's page. */
  readonly standards: readonly Pick<Standard, 'code'>[];
};

/** A whole lesson as its author wrote it, licensed parts included: it stays on the server (`readableParts`). */
export type Lesson = Omit<LessonSummary, 'standards'> & {
  readonly status: 'draft' | 'published' | 'retired';
  /** Counts from 1; goes up with every change a teacher would notice. */
  readonly version: number;
  readonly locale: 'en-US';
  readonly updatedAt: IsoDate;
  readonly prerequisites: readonly Slug[];
  readonly grouping: 'solo' | 'pair' | 'group' | 'class';
  /** Why this lesson is worth the time, for the teacher. */
  readonly overview: RichText;
  readonly objectives: readonly Objective[];
  readonly standards: readonly Standard[];
  readonly vocabulary: readonly VocabularyTerm[];
  readonly blocks: readonly LessonBlock[];
  readonly materials: readonly Material[];
  readonly preparation: readonly RichLine[];
  readonly activities: readonly Activity[];
  readonly studentSheet?: StudentSheet;
  readonly resources: readonly LessonResource[];
  readonly assessment: Assessment;
  readonly differentiation: Differentiation;
  readonly credits: { readonly license: string; readonly authors: readonly string[] };
};

/** The card of a lesson: the summary's fields and no others. */
export function summaryOf(lesson: Lesson): LessonSummary {
  return {
    slug: lesson.slug,
    title: lesson.title,
    summary: lesson.summary,
    cover: lesson.cover,
    gradeBands: lesson.gradeBands,
    durationMin: lesson.durationMin,
    setting: lesson.setting,
    topics: lesson.topics,
    difficulty: lesson.difficulty,
    unit: lesson.unit,
    access: lesson.access,
    standards: lesson.standards.map(({ code }) => ({ code })),
  };
}

/** What the agenda shows of a lesson, to everyone. */
export type LessonAgenda = { readonly title: string; readonly activities: readonly ActivityHead[] };

/** The agenda of a lesson: the heads of its activities, and nothing that could be licensed. */
export const agendaOf = ({ title, activities }: Lesson): LessonAgenda => ({
  title,
  activities: activities.map(({ id, title: name, kind, minutes }) => ({ id, title: name, kind, minutes })),
});
