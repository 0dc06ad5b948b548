import type { GradeBand } from '../../identity/account/grade-band.ts';
import type { BlockCategory } from '../programs/block-category.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Project } from '../programs/project.ts';
import type { Film } from './film.ts';
import type { Picture } from './picture.ts';
import type { PreparationTask } from './preparation.ts';
import type { Printable } from './printable.ts';
import type { RichLine, RichText } from '../../platform/text/rich-text.ts';

/** The name of a lesson or unit in a URL, such as `load-the-barge`. It never changes after the lesson is published. */
export type Slug = string;

/** What a lesson needs: no screen, the Dock, the student pages, or this web app. */
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
/** Kinds of timed steps. Their durations are in `lesson-time.ts`. */
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
 * A timed step. `amount` is in seconds for `explain` and `work`, and is a number of times, children or items for the others. If `help` is n, one in n pairs
 * needs the teacher while the others work.
 */
export type TimedStep = { readonly kind: TimedKind; readonly amount: number; readonly help?: number };
/** Who may read a part: everyone, or people with a trial or license. */
export type LessonAccess = 'public' | 'licensed';

export type UnitPlace = { readonly slug: Slug; readonly title: string; readonly position: number };

/** `text` is the end of a sentence that starts with 'Students can …'; `checkFor` is the evidence that a teacher observes. */
export type Objective = {
  readonly id: string;
  readonly text: string;
  readonly checkFor?: string;
  /** Ids of the activities in which students practice it; missing if the lesson only explains it. */
  readonly practicedIn?: readonly string[];
};

export type PracticedObjective = Required<Pick<Objective, 'id' | 'practicedIn' | 'text'>>;

export type Standard = {
  readonly framework: string;
  readonly code: string;
  readonly text: string;
  readonly alignment: 'addresses' | 'supports';
};

export type VocabularyTerm = { readonly term: string; readonly definition: string };

/** A block of the lesson; `introduced` is true if this lesson is the first to teach it. */
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

/** A slide: a few words in large type, perhaps a picture. Students see it, so it contains no answers. */
export type Slide = { readonly text: RichText; readonly picture?: Picture };

export type SheetPart =
  | { readonly kind: 'text'; readonly text: RichText }
  | { readonly kind: 'picture'; readonly picture: Picture };
/** `title` is '' if the part has no heading. */
export type SheetSection = { readonly title: string; readonly parts: readonly SheetPart[] };
export type StudentSheet = { readonly title: string; readonly sections: readonly SheetSection[] };

export type ActivityPlan = {
  readonly steps: readonly RichText[];
  readonly say?: RichText;
  readonly teacherNotes?: RichText;
  readonly tips: readonly Tip[];
  /** The contents of the students' page, without notes and answers. */
  readonly studentView?: RichText;
  readonly pictures: readonly Picture[];
  readonly slides: readonly Slide[];
  /** The program that students build, with goals that 'Try it' checks. */
  readonly project?: Project;
};

export type ActivityHead = {
  readonly id: string;
  readonly title: string;
  readonly kind: ActivityKind;
  /** Minutes in a class of the usual size; see `classSizes`. */
  readonly minutes: number;
};

/** An activity with its timed steps, which allow computing its minutes for other class sizes. */
export type TimedActivity = ActivityHead & { readonly time: readonly TimedStep[] };

/** `solution` and `projectSolution`, a program's source text, are always licensed: see `readableParts`. */
export type LessonActivity = TimedActivity &
  ActivityPlan & { readonly solution?: RichText; readonly projectSolution?: string };

export type LessonResource = {
  readonly id: string;
  readonly title: string;
  readonly kind: 'slides' | 'worksheet' | 'answers' | 'video' | 'printable' | 'link' | 'project';
  readonly audience: 'teacher' | 'student' | 'all';
  readonly url: string;
  readonly access: LessonAccess;
};

/** A quiz question. Its answer is in `QuizAnswer`, so that it cannot be published by accident. */
export type QuizQuestion = {
  readonly id: string;
  readonly text: RichText;
  readonly choices?: readonly string[];
};
/** A wrong answer, with a note for the teacher about the misconception and the next step. */
export type WrongAnswer = { readonly says: string; readonly tells: string };
export type QuizAnswer = {
  readonly questionId: string;
  readonly text: RichText;
  /** The correct answer as a choice, for an exit question without choices, so that students can answer by tapping a choice. */
  readonly right?: string;
  readonly wrong: readonly WrongAnswer[];
};
/** `levels` has three entries, from 'not yet' to 'beyond', in the same order in every row. */
export type RubricRow = { readonly criterion: string; readonly levels: readonly [string, string, string] };

export type Assessment = {
  readonly starterQuestions: readonly QuizQuestion[];
  readonly exitQuestions: readonly QuizQuestion[];
  readonly answers: readonly QuizAnswer[];
  readonly rubric: readonly RubricRow[];
};

/** Adaptations for students who need help, challenges or accommodations, and for English learners. */
export type Differentiation = {
  readonly support: readonly RichLine[];
  readonly stretch: readonly RichLine[];
  readonly accessibility: readonly RichLine[];
  readonly ell: readonly RichLine[];
};

/** A note for families in plain words: what the class did, a question to ask, and an activity to try. */
export type FamilyNote = { readonly did: string; readonly ask: string; readonly tryThis: string };

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
  /** For the filter by standard; the texts are on the lesson's page. */
  readonly standards: readonly Pick<Standard, 'code'>[];
};

/** A whole lesson with its licensed parts; it stays on the server (`readableParts`). */
export type Lesson = Omit<LessonSummary, 'standards'> & {
  readonly status: 'draft' | 'published' | 'retired';
  /** Counts from 1; increases with every change that a teacher would notice. */
  readonly version: number;
  readonly locale: 'en-US';
  readonly updatedAt: IsoDate;
  readonly prerequisites: readonly Slug[];
  readonly grouping: 'solo' | 'pair' | 'group' | 'class';
  readonly overview: RichText;
  readonly objectives: readonly Objective[];
  readonly standards: readonly Standard[];
  readonly vocabulary: readonly VocabularyTerm[];
  readonly blocks: readonly LessonBlock[];
  readonly materials: readonly Material[];
  readonly preparation: readonly PreparationTask[];
  /** Printables for before class. Open to everyone, because teachers need them to choose lessons. */
  readonly printables: readonly Printable[];
  readonly activities: readonly LessonActivity[];
  readonly studentSheet?: StudentSheet;
  readonly resources: readonly LessonResource[];
  readonly assessment: Assessment;
  readonly differentiation: Differentiation;
  readonly family?: FamilyNote;
  /** A film that explains the lesson's idea, open to everyone, without answers. */
  readonly film?: Film;
  readonly credits: { readonly license: string; readonly authors: readonly string[] };
};

/** Returns the card of a lesson, with the fields of the summary only. */
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

export type LessonAgenda = {
  readonly title: string;
  readonly activities: readonly ActivityHead[];
  /** Practiced objectives; empty for a lesson stored before `practicedIn` existed. */
  readonly objectives: readonly PracticedObjective[];
};

/** Returns the agenda of a lesson: activity heads and practiced objectives, without licensed parts. */
export const agendaOf = ({ title, activities, objectives }: Lesson): LessonAgenda => ({
  title,
  activities: activities.map(({ id, title: name, kind, minutes }) => ({ id, title: name, kind, minutes })),
  objectives: objectives.flatMap(({ id, text, practicedIn }) =>
    practicedIn === undefined ? [] : [{ id, text, practicedIn }],
  ),
});
