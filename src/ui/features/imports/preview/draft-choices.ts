import type { ImportPlanning } from '#application/client/ports/import-service.ts';
import type { ImportDetail } from '#domain/imports/import-view.ts';

/** What was chosen on the page and is not applied yet. */
export type DraftChoices = Pick<ImportPlanning, 'archiveLeft' | 'inviteStaff' | 'overwriteEdits'> & {
  readonly sameAs: Readonly<Record<string, string>>;
  readonly schools: Readonly<Record<string, string | null>>;
};

export const noChoices: DraftChoices = { sameAs: {}, schools: {} };

/** What is chosen for somebody who may be the same as one who is held. */
export const sameAsOf = (
  { choices }: Pick<ImportDetail, 'choices'>,
  draft: DraftChoices,
  key: string,
): string | null => draft.sameAs[key] ?? choices.sameAs[key] ?? null;

/** How many choices differ from what was planned with. */
export const openChoices = ({ choices, schools }: ImportDetail, draft: DraftChoices): number => {
  const switches = [
    draft.archiveLeft !== undefined && draft.archiveLeft !== choices.archiveLeft,
    draft.overwriteEdits !== undefined && draft.overwriteEdits !== choices.overwriteEdits,
    draft.inviteStaff !== undefined && draft.inviteStaff !== choices.inviteStaff,
    ...Object.entries(draft.sameAs).map(([key, id]) => choices.sameAs[key] !== id),
    ...Object.entries(draft.schools).map(
      ([id, organizationId]) => schools.find((school) => school.id === id)?.organizationId !== organizationId,
    ),
  ];
  return switches.filter(Boolean).length;
};

/** The choices to plan with: what was planned with before, and what was chosen since. */
export const planningOf = ({ choices, schools }: ImportDetail, draft: DraftChoices): ImportPlanning => ({
  archiveLeft: draft.archiveLeft ?? choices.archiveLeft,
  overwriteEdits: draft.overwriteEdits ?? choices.overwriteEdits,
  inviteStaff: draft.inviteStaff ?? choices.inviteStaff,
  sameAs: { ...choices.sameAs, ...draft.sameAs },
  schools: {
    ...Object.fromEntries(schools.map(({ id, organizationId }) => [id, organizationId])),
    ...draft.schools,
  },
});
