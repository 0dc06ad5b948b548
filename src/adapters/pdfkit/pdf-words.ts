import type { Printable } from '#domain/lessons/lessons/printable.ts';
import type { LockedPart, LockReason } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type {
  ActivityKind,
  Differentiation,
  LessonResource,
  Material,
  Setting,
  Standard,
  TipKind,
} from '#domain/lessons/lessons/lesson.ts';

export type PdfWords = {
  readonly product: string;
  readonly parts: Readonly<
    Record<'cover' | 'plan' | 'slides' | 'sheet' | 'quizzes' | 'family' | 'answers', string>
  >;
  readonly inside: string;
  readonly insideOf: Readonly<Record<'plan' | 'slides' | 'sheet' | 'quizzes' | 'family' | 'answers', string>>;
  readonly page: (number: number) => string;
  readonly place: (unit: string, position: number) => string;
  readonly facts: Readonly<
    Record<'grades' | 'minutes' | 'setting' | 'grouping' | 'difficulty' | 'topics', string>
  >;
  readonly minutes: (minutes: number) => string;
  readonly sections: Readonly<
    Record<
      | 'overview'
      | 'objectives'
      | 'agenda'
      | 'materials'
      | 'preparation'
      | 'activities'
      | 'assessment'
      | 'differentiation'
      | 'standards'
      | 'vocabulary'
      | 'blocks'
      | 'resources',
      string
    >
  >;
  readonly objectivesLead: string;
  readonly checkFor: string;
  readonly agenda: Readonly<Record<'activity' | 'kind' | 'minutesTotal', string>> & {
    readonly students: (students: number) => string;
  };
  readonly materials: {
    readonly item: string;
    readonly each: string;
    readonly total: string;
    readonly optional: string;
    readonly substitute: (instead: string) => string;
    readonly per: Readonly<Record<Material['qtyPer'], (qty: number) => string>>;
    readonly caption: (students: number) => string;
  };
  readonly activity: Readonly<Record<'say' | 'students' | 'notes', string>> & {
    readonly minutes: (minutes: number) => string;
  };
  readonly assessment: {
    readonly starter: string;
    readonly exit: string;
    readonly says: (answer: string) => string;
    readonly name: string;
    readonly answers: string;
    readonly rubric: string;
    readonly criterion: string;
    readonly levels: readonly string[];
  };
  readonly solutionOf: (activity: string) => string;
  readonly programOf: (activity: string) => string;
  readonly answersLead: string;
  readonly differentiation: Readonly<Record<keyof Differentiation, string>>;
  readonly family: Readonly<Record<'hello' | 'ask' | 'tryThis', string>>;
  readonly blockNew: string;
  readonly credits: (authors: string, license: string, day: string) => string;
  readonly slide: (at: number, all: number) => string;
  readonly preparation: {
    readonly print: string;
    readonly total: (minutes: number, students: number) => string;
  };
  readonly printables: {
    readonly title: (lesson: string) => string;
    readonly lead: string;
    readonly item: string;
    readonly for: string;
    readonly sheets: (students: number) => string;
    readonly each: Readonly<Record<Printable['each'], string>>;
    readonly without: string;
    readonly piles: string;
    readonly scale: string;
    readonly ruler: string;
    readonly foot: (page: {
      readonly lesson: string;
      readonly title: string;
      readonly page: string;
      readonly copies: number;
      readonly isCut: boolean;
    }) => string;
  };
  readonly names: {
    readonly settings: Readonly<Record<Setting, string>>;
    readonly groupings: Readonly<Record<'solo' | 'pair' | 'group' | 'class', string>>;
    readonly difficulties: Readonly<Record<1 | 2 | 3, string>>;
    readonly activities: Readonly<Record<ActivityKind, string>>;
    readonly tips: Readonly<Record<TipKind, string>>;
    readonly resources: Readonly<Record<LessonResource['kind'], string>>;
    readonly audiences: Readonly<Record<LessonResource['audience'], string>>;
    readonly alignments: Readonly<Record<Standard['alignment'], string>>;
  };
  readonly locked: {
    readonly parts: Readonly<Record<LockedPart['part'], string>>;
    readonly reasons: Readonly<Record<LockReason, string>>;
  };
};
