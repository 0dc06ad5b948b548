import type { LessonOutcome, Understanding } from '#domain/lessons/lessons/lesson-report.ts';

export const reportWords = {
  heading: 'How did it go?',
  lead: 'Three taps and a line help the authors make this lesson better. They do not see your name, and nothing is public.',
  open: 'Tell the authors',
  named: (lesson: string) => `How did it go? ${lesson}`,
  title: (lesson: string) => `How did ‘${lesson}’ go?`,
  loading: 'Loading your earlier answers',
  outcome: 'The lesson went',
  outcomes: { well: 'Well', mixed: 'So-so', badly: 'Badly' } satisfies Record<LessonOutcome, string>,
  minutes: (planned: number) => `It took (${planned} minutes planned)`,
  minutesChoice: (minutes: number) => `${minutes} min`,
  unfinished: 'We did not finish',
  understood: 'Students who understood',
  understandings: { most: 'Nearly all', half: 'About half', few: 'Only a few' } satisfies Record<
    Understanding,
    string
  >,
  note: 'One line for the authors',
  noteHint: 'What worked, what did not? No names of students, please.',
  missing: 'Choose one answer in each of the three rows.',
  send: 'Send',
  sent: 'Thank you. The authors will read it.',
} as const;
