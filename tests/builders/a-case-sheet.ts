import type { CaseSheet } from '#domain/billing/license/teaching-use.ts';

export const aCaseSheet = (overrides: Partial<CaseSheet> = {}): CaseSheet => ({
  use: {
    classrooms: 2,
    students: 31,
    activitiesDone: 14,
    lessons: [
      { slug: 'load-the-barge', title: 'Load the barge' },
      { slug: 'tide-gauge', title: 'Build a tide gauge' },
    ],
    standards: [
      {
        framework: 'CSTA',
        code: '1B-AP-10',
        text: 'Create programs that include sequences, events and loops.',
      },
      { framework: 'ISTE', code: '1.5.d', text: 'Define a simple design problem.' },
    ],
  },
  teacher: 'Ada King',
  today: '2026-09-02',
  trial: { lastDay: '2026-09-30', isOver: false },
  publicUrl: 'https://blockyard.example',
  paper: 'letter',
  ...overrides,
});
