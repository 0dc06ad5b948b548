import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { providerOf } from '#domain/classrooms/change-sets/roster-source.ts';
import { productName } from '#domain/product.ts';
import type { ChildRecord, RecordedAct } from '#domain/classrooms/records/child-record.ts';
import { factsOf } from '#domain/classrooms/students/student-record.ts';
import { studentFieldNames, studentName } from '#domain/classrooms/students/student.ts';
import { actionWords, isByStudent } from '../../../../../messages/en/activity.ts';
import { studentFieldWords } from '../../../../../messages/en/student-fields.ts';
import { markSourceWords } from './dashboard.ts';
import { progressWords } from './progress.ts';
import { changeSetWords, factWords, studentFieldText } from './student-page.ts';
import { chosenLogin, loginKindWords } from './student-table.ts';
import { sourceNames } from '../../../../../messages/en/roster-sources.ts';

function sourceName(family: string): string {
  const provider = providerOf(family);
  return provider === null ? family : sourceNames[provider];
}

type Held = { readonly purpose: string; readonly retention: string };

const none = 'Not stored';

/** Removes the marks that isolate the direction of a name, because the PDF font has no glyphs for them. */
const onPaper = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

const momentIn = (timeZone: string): ((at: number) => string) => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (at) => format.format(at).replaceAll('\u202F', ' ');
};

const whoWords = ({ by, action }: RecordedAct): string => {
  if (by !== null) return by;
  return isByStudent(action) ? 'The student' : `${productName}, or someone whose account was deleted`;
};

const about = (record: ChildRecord, timestamp: (at: number) => string) => {
  const { student, loggedInOn, related } = record;
  const { login } = related;
  const rows: readonly (readonly [string, string])[] = [
    ...studentFieldNames
      .filter((name) => name !== 'login')
      .map((name) => [studentFieldWords[name], studentFieldText(student, name) ?? none] as const),
    ['School', student.school ?? none],
    ['Archived on', student.archivedOn === null ? 'Not archived' : formatDate(student.archivedOn)],
    [studentFieldWords.login, chosenLogin(student.logsInBy)],
    [
      'Login card',
      login === null
        ? 'No card yet'
        : `${loginKindWords[login.kind]}, made on ${timestamp(login.madeAt)}; wrong tries since the last correct one: ${login.failures}. The login itself is encrypted and is not printed here.`,
    ],
    ['Last login', loggedInOn === null ? none : formatDate(loggedInOn)],
    ...related.sources.map(({ family, id }): readonly [string, string] => [
      `ID in ${sourceName(family)}`,
      id,
    ]),
    ...related.mergedNames.map((name): readonly [string, string] => ['Was also entered as', name]),
  ];
  return { heading: 'Student information', columns: ['Field', 'Value'], rows, shares: [0.3, 0.7] };
};

const progress = ({ lessons, marks }: ChildRecord, timestamp: (at: number) => string) => ({
  heading: 'Progress',
  lead: 'Activity by activity, with the source of each mark.',
  none: 'No marks yet.',
  columns: ['Lesson', 'Activity', 'Mark', 'When'],
  rows: marks.map(({ assignmentId, activityId, ...mark }) => {
    const lesson = lessons.find(({ id }) => id === assignmentId);
    const activity = lesson?.activities.find(({ id }) => id === activityId);
    const own = mark.own === null ? '' : `; the student’s own: ${progressWords[mark.own.state]}`;
    const made = `${progressWords[mark.state]} (${markSourceWords[mark.source]})${own}`;
    return [lesson?.title ?? assignmentId, activity?.title ?? activityId, made, timestamp(mark.at)];
  }),
  shares: [0.26, 0.28, 0.24, 0.22],
});

const changes = ({ history, stays }: ChildRecord, timestamp: (at: number) => string) => ({
  heading: 'Change history',
  lead: 'Every change to their data, newest first.',
  none: 'Nothing was changed.',
  columns: ['When', 'What', 'By'],
  rows: history.map((entry) => {
    const facts = [...new Set(factsOf(entry, stays).map(factWords))].map(onPaper);
    const what = [changeSetWords[entry.kind], ...facts].join('. ');
    return [timestamp(entry.at), what, entry.by ?? 'Someone whose account was deleted'];
  }),
  shares: [0.22, 0.53, 0.25],
});

const acts = ({ related }: ChildRecord, timestamp: (at: number) => string) => ({
  heading: 'Access log',
  lead: 'Every access is recorded before data is shown, and kept for at least 400 days. This includes making this paper.',
  none: 'No one in the logged period.',
  columns: ['Who', 'What', 'Times', 'First', 'Last'],
  rows: related.acts.map((act) => [
    whoWords(act),
    actionWords[act.action],
    String(act.times),
    timestamp(act.first),
    timestamp(act.last),
  ]),
  shares: [0.24, 0.28, 0.08, 0.2, 0.2],
});

/** The texts of a child's printed record. `held` is the inventory of data about students. */
export const recordPaper = (held: readonly Held[]) => ({
  product: productName,
  page: (number: number) => `Page ${number}`,
  title: ({ student }: ChildRecord) => `What ${productName} stores about ${studentName(student)}`,
  lead: ({ madeAt, madeBy, timeZone }: ChildRecord) =>
    `Made on ${momentIn(timeZone)(madeAt)} by ${madeBy}. This is everything: each stored value, who has seen it, why and how long it is stored, and how to have it erased. Times are in the time zone ${timeZone.replaceAll('_', ' ')}.`,
  code: 'Code of this record',
  proof:
    'Anyone can check at this address whether it is genuine, when it was made, and whether a file is an exact copy.',
  square: 'A QR code that opens the page to check this record',
  sections: (record: ChildRecord) => {
    const timestamp = momentIn(record.timeZone);
    const { stays, related } = record;
    return [
      about(record, timestamp),
      {
        heading: 'Classes',
        none: 'Not in a class.',
        columns: ['Class', 'From', 'Left on'],
        rows: stays.map(({ classroom, from, to }) => [
          classroom.name,
          formatDate(from),
          to === null ? 'Still in this class' : formatDate(to),
        ]),
        shares: [0.5, 0.25, 0.25],
      },
      progress(record, timestamp),
      {
        heading: 'Programs that they built',
        none: 'None.',
        columns: ['Program', 'Changed', 'Blocks', 'Earlier versions'],
        rows: related.programs.map(({ name, lessonSlug, activityId, changedAt, text, versions }) => [
          name ?? `${lessonSlug ?? ''}, ${activityId ?? ''}`,
          timestamp(changedAt),
          text,
          String(versions),
        ]),
        shares: [0.22, 0.18, 0.45, 0.15],
      },
      {
        heading: 'Answers at the end of lessons',
        none: 'None.',
        columns: ['Lesson', 'Question', 'Answer', 'When'],
        rows: related.answers.map(({ assignmentId, questionId, choice, at }) => [
          record.lessons.find(({ id }) => id === assignmentId)?.title ?? assignmentId,
          questionId,
          choice,
          timestamp(at),
        ]),
        shares: [0.3, 0.14, 0.34, 0.22],
      },
      changes(record, timestamp),
      acts(record, timestamp),
      {
        heading: 'Rows in pending imports',
        lead: 'They are deleted 7 days after the import.',
        none: 'None.',
        columns: ['File', 'Line', 'Content'],
        rows: related.fileRows.map(({ file, line, cells }) => [file, String(line), cells.join(' | ')]),
        shares: [0.25, 0.1, 0.65],
      },
      {
        heading: 'Purpose and retention',
        lead: 'No email address, birth date, gender, race or guardian of a student is stored anywhere.',
        columns: ['Data and purpose', 'Kept for'],
        rows: held.map(({ purpose, retention }) => [purpose, retention]),
        shares: [0.6, 0.4],
      },
    ];
  },
  erasure: {
    heading: 'How to have it erased',
    steps: [
      'Ask the school. Its manager can erase a student at any time. You do not have to give a reason.',
      `They open the student in ${productName}, press Change, then Erase. This takes effect right away, everywhere, and cannot be undone.`,
      'Open the address of this record again. After the student is erased, the page confirms it.',
    ],
    left: 'The data that we keep contains no names: class progress, a log entry without a name, and the fact that a record with this code was made. Backups are deleted as newer ones replace them.',
  },
});
