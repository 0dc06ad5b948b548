import { emptyScope } from '#domain/organizations/access/scope.ts';
import type { PlannedRow } from '#domain/rosters/plan/planned-row.ts';
import type { ImportReport, RosterImport } from '#domain/rosters/imports/roster-import.ts';
import { planRollover } from '#domain/rosters/rollover/plan-rollover.ts';
import type { RolloverChoices } from '#domain/rosters/rollover/rollover.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import type { ImportPorts } from './act-on-import.ts';

const nothingRead = { format: null, read: [], columns: [], schools: [] } as const;

/** Plans a year rollover for the current day at the school, like a commit. Does not change a roster (ROS-10). */
export const rehearseRollover = (
  { transaction, clock, ids }: ImportPorts,
  { organization }: RosterImport,
  choices: RolloverChoices,
): Promise<{
  readonly rows: readonly PlannedRow[];
  readonly report: Omit<ImportReport, 'basis' | 'more'>;
}> =>
  transaction.run(async ({ organizations, roster }) => {
    const [school] = await organizations.list({ ...emptyScope, organizations: [organization] });
    const today = dayInZone(school?.timeZone ?? 'UTC')(clock.now());
    const held = await roster.held(organization);
    const plan = planRollover(held, choices, { organization, today, newId: () => ids.next() });
    const { confirm } = plan.summary;
    const issues = { error: 0, review: 0, warning: plan.summary.issues.length };
    return { rows: plan.rows, report: { ...nothingRead, counts: plan.counts, issues, confirm } };
  });
