import type { RosterProvider } from '#domain/classrooms/change-sets/roster-source.ts';

export const sourceNames: Readonly<Record<RosterProvider, string>> = {
  canvas: 'Canvas',
  clever: 'Clever',
  kolibri: 'Kolibri',
  oneroster: 'OneRoster',
  'sds-1': 'School Data Sync V1',
  'sds-2': 'School Data Sync V2',
};
