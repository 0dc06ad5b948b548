import type { ImportPlanning } from '#application/client/rosters/ports/import-service.ts';
import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';

const switches = ['archiveLeft', 'archiveMissing', 'inviteStaff', 'overwriteEdits'] as const;
type Switch = (typeof switches)[number];

export type DraftChoices = Pick<ImportPlanning, Switch> & {
  readonly sameAs: Readonly<Record<string, string>>;
  readonly schools: Readonly<Record<string, string | null>>;
};

export const noDraftChoices: DraftChoices = { sameAs: {}, schools: {} };

export const sameAsOf = (
  { choices }: Pick<ImportDetail, 'choices'>,
  draft: DraftChoices,
  key: string,
): string | null => draft.sameAs[key] ?? choices.sameAs[key] ?? null;

export const openChoices = ({ choices, schools }: ImportDetail, draft: DraftChoices): number => {
  const open = [
    ...switches.map((name) => draft[name] !== undefined && draft[name] !== choices[name]),
    ...Object.entries(draft.sameAs).map(([key, id]) => choices.sameAs[key] !== id),
    ...Object.entries(draft.schools).map(
      ([id, organizationId]) => schools.find((school) => school.id === id)?.organizationId !== organizationId,
    ),
  ];
  return open.filter(Boolean).length;
};

export const planningOf = ({ choices, schools }: ImportDetail, draft: DraftChoices): ImportPlanning => ({
  ...Object.fromEntries(switches.map((name) => [name, draft[name] ?? choices[name]])),
  sameAs: { ...choices.sameAs, ...draft.sameAs },
  schools: {
    ...Object.fromEntries(schools.map(({ id, organizationId }) => [id, organizationId])),
    ...draft.schools,
  },
});
