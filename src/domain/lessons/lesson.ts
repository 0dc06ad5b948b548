import type { IsoDate } from '../dates/iso-date.ts';
import type { Project } from '../programs/project.ts';
import type { Film } from './film.ts';
import type { Picture } from './picture.ts';
import type { PreparationTask } from './preparation.ts';
import type { Printable } from './printable.ts';
import type { RichLine, RichText } from './rich-text.ts';

/** The name of a lesson or unit in an address, such as `load-the-barge`. Never changes once published. */
export type Slug = string;

export const gradeBands = ['K-2', '3-5', '6-8', '9-12'] as const;
export type GradeBand = (typeof gradeBands)[number];
/** What a lesson is taught with: nothing that has a screen, the Dock, the pages for students, or this web app. */
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
/** What takes time in an activity. What each costs is in `lesson-time.ts`. */
export const timedKinds = [
  'explain',
  'work',
  'together',
  'call-on',
  'everyone',
  'partners',
  'hand-out',
  'show',
  'move',
  'pack-up',
] as const;
export type TimedKind = (typeof timedKinds)[number];

/**
 * One thing that takes time. `amount` is in seconds for `explain` and `work`, and counts times, children or things for the
 * others. With `help`, one pair in so many needs the teacher while the others work.
 */
export type TimedStep = { readonly kind: TimedKind; readonly amount: number; readonly help?: number };
/** Who may read a part: everyone, or people whom a trial or a license covers. */
export type LessonAccess = 'public' | 'licensed';

/** The position of a lesson in its unit, counted from 1. */
export type UnitPlace = { readonly slug: Slug; readonly title: string; readonly position: number };

/** `text` completes 'Students can …'; `checkFor` is what a teacher observes when they can. */
export type Objective = {
  readonly id: string;
  readonly text: string;
  readonly checkFor?: string;
  /** The activities in which students practice it, by id; left out where it is taught by talk alone. */
  readonly practicedIn?: readonly string[];
};

/** An objective that students practice, as an agenda names it. */
export type PracticedObjective = Required<Pick<Objective, 'id' | 'practicedIn' | 'text'>>;

export type Standard = {
  readonly framework: string;
  readonly code: string;
  readonly text: string;
  readonly alignment: 'addresses' | 'supports';
};

export type VocabularyTerm = { readonly term: string; readonly definition: string };

/** A block that the lesson uses; `introduced` when this lesson is the first to teach it. */
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

/** A slide: a few words in large type, perhaps a picture. Students see it, so it has no answers. */
export type Slide = { readonly text: RichText; readonly picture?: Picture };

/** A piece of the sheet that students write on. The text has places to write. */
export type SheetPart =
  | { readonly kind: 'text'; readonly text: RichText }
  | { readonly kind: 'picture'; readonly picture: Picture };
/** `title` is '' for the part before the first heading. */
export type SheetSection = { readonly title: string; readonly parts: readonly SheetPart[] };
/** The sheet to print for each student. */
export type StudentSheet = { readonly title: string; readonly sections: readonly SheetSection[] };

/** What a teacher does in an activity. */
export type ActivityPlan = {
  readonly steps: readonly RichText[];
  readonly say?: RichText;
  readonly teacherNotes?: RichText;
  readonly tips: readonly Tip[];
  /** The contents of the students' view: no notes and no answers. */
  readonly studentView?: RichText;
  readonly pictures: readonly Picture[];
  /** The slides to show during the activity, in order. */
  readonly slides: readonly Slide[];
  /** What students program, with goals that 'Try it' checks. */
  readonly project?: Project;
};

/** What the agenda shows of an activity, to everyone. */
export type ActivityHead = {
  readonly id: string;
  readonly title: string;
  readonly kind: ActivityKind;
  /** In a class of the usual size: see `classSizes`. */
  readonly minutes: number;
};

/** An activity of the agenda with what takes its minutes, so that it can be timed for another class size. */
export type TimedActivity = ActivityHead & { readonly time: readonly TimedStep[] };

/** `solution` and `projectSolution`, a program as authors write it, are licensed, always: see `readableParts`. */
export type Activity = TimedActivity &
  ActivityPlan & { readonly solution?: RichText; readonly projectSolution?: string };

export type LessonResource = {
  readonly id: string;
  readonly title: string;
  readonly kind: 'slides' | 'worksheet' | 'answers' | 'video' | 'printable' | 'link' | 'project';
  readonly audience: 'teacher' | 'student' | 'all';
  readonly url: string;
  readonly access: LessonAccess;
};

/** A question of a quiz. The answer is not here but in `QuizAnswer`, so that it cannot slip out with it. */
export type QuizQuestion = {
  readonly id: string;
  readonly text: RichText;
  readonly choices?: readonly string[];
};
/** What a student says who is not right, and what that tells the teacher: where the thought went, and what to do now. */
export type WrongAnswer = { readonly says: string; readonly tells: string };
export type QuizAnswer = {
  readonly questionId: string;
  readonly text: RichText;
  /** The right answer as a choice, for a question without choices that students answer by a tap at its end. */
  readonly right?: string;
  readonly wrong: readonly WrongAnswer[];
};
/** `levels` go from 'not yet' to 'beyond', three of them, the same order in every row. */
export type RubricRow = { readonly criterion: string; readonly levels: readonly [string, string, string] };

export type Assessment = {
  /** What students should know before the lesson, asked as it begins. */
  readonly starterQuestions: readonly QuizQuestion[];
  /** What they should know after it, asked at its end. */
  readonly exitQuestions: readonly QuizQuestion[];
  /** Of both quizzes. */
  readonly answers: readonly QuizAnswer[];
  readonly rubric: readonly RubricRow[];
};

/** How the lesson bends: for who needs help, who needs more, access needs, and learners of English. */
export type Differentiation = {
  readonly support: readonly RichLine[];
  readonly stretch: readonly RichLine[];
  readonly accessibility: readonly RichLine[];
  readonly ell: readonly RichLine[];
};

/** A note for home, in words that every family can read: what the class did, one question to ask, one thing to try. */
export type FamilyNote = { readonly did: string; readonly ask: string; readonly tryThis: string };

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
  readonly preparation: readonly PreparationTask[];
  /** What to print before class: open to everyone, since a teacher chooses by it. */
  readonly printables: readonly Printable[];
  readonly activities: readonly Activity[];
  readonly studentSheet?: StudentSheet;
  readonly resources: readonly LessonResource[];
  readonly assessment: Assessment;
  readonly differentiation: Differentiation;
  /** Nothing in versions stored before 2026-11-23. */
  readonly family?: FamilyNote;
  /** The idea, to watch: open to everyone, and without answers. Nothing in versions stored before 2026-11-23. */
  readonly film?: Film;
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
export type LessonAgenda = {
  readonly title: string;
  readonly activities: readonly ActivityHead[];
  /** Those that are practiced; none of a lesson that was stored before it said so. */
  readonly objectives: readonly PracticedObjective[];
};

/** The agenda of a lesson: the heads of its activities, what they practice, and nothing that could be licensed. */
export const agendaOf = ({ title, activities, objectives }: Lesson): LessonAgenda => ({
  title,
  activities: activities.map(({ id, title: name, kind, minutes }) => ({ id, title: name, kind, minutes })),
  objectives: objectives.flatMap(({ id, text, practicedIn }) =>
    practicedIn === undefined ? [] : [{ id, text, practicedIn }],
  ),
});
