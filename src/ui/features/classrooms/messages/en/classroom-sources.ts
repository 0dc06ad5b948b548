import type { RosterProvider } from '#domain/imports/roster-source.ts';

/** What the systems are called that classrooms come from. */
export const sourceNames: Readonly<Record<RosterProvider, string>> = {
  canvas: 'Canvas',
  clever: 'Clever',
  kolibri: 'Kolibri',
  oneroster: 'OneRoster',
  'sds-1': 'School Data Sync V1',
  'sds-2': 'School Data Sync V2',
};

/** Where a classroom comes from, and how that ends (R17). */
export const sourceWords = {
  from: (source: RosterProvider) => `From ${sourceNames[source]}`,
  byHand: 'By hand',
  lead: (source: RosterProvider) =>
    `The name, the grades and the students of this classroom come from ${sourceNames[source]}, with each import. Files of other systems change nothing in it. What people here change of its students stays.`,
  locked: (source: RosterProvider) =>
    `Comes from ${sourceNames[source]}. Change it there, or choose “Manage by hand”.`,
  release: 'Manage by hand',
  released: (source: RosterProvider) => `Files of ${sourceNames[source]} no longer change this classroom.`,
  undo: 'Undo',
} as const;
