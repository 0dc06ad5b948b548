import type { RosterProvider } from '#domain/classrooms/change-sets/roster-source.ts';
import { sourceNames } from '../../../../../messages/en/roster-sources.ts';

/** The texts about the source of a classroom, and how to detach it (R17). */
export const sourceWords = {
  from: (source: RosterProvider) => `From ${sourceNames[source]}`,
  byHand: 'By hand',
  lead: (source: RosterProvider) =>
    `The name, the grades and the students of this class come from ${sourceNames[source]}, with each import. Files from other systems do not change it. Changes that your staff make to its students are kept.`,
  locked: (source: RosterProvider) =>
    `Comes from ${sourceNames[source]}. Change it there, or choose “Manage by hand”.`,
  release: 'Manage by hand',
  released: (source: RosterProvider) => `Files from ${sourceNames[source]} no longer change this class.`,
  undo: 'Undo',
} as const;
