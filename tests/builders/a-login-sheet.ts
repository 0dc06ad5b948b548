import type { LoginSheet, SheetCard, SheetClass } from '#domain/classrooms/logins/login-sheet.ts';

const link = (id: number) =>
  `https://blockyard.example/class#student=CDF346.0a1b2c3d-4e5f-4a6b-8c7d-${String(id).padStart(12, '0')}`;

export const threeCards: readonly SheetCard[] = [
  { name: 'Ann L.', kind: 'picture', value: 'boat cat star', link: link(1) },
  { name: 'Bo', kind: 'word', value: 'dolphin', link: link(2) },
  { name: 'Zoë Á.', kind: 'code', value: 'Q7GB', link: link(3) },
];

export const aLoginSheet = ({
  kind = 'cards',
  paper = 'letter',
  address = 'blockyard.example/class',
  ...ofClass
}: Partial<LoginSheet & SheetClass> = {}): LoginSheet => ({
  kind,
  paper,
  address,
  classes: [
    {
      classroom: 'Room 12',
      classCode: 'CDF 346',
      link: 'https://blockyard.example/class#CDF346',
      cards: threeCards,
      ...ofClass,
    },
  ],
});
