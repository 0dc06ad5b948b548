import { type Activity, type ActivityColumn, activityColumns, activityDefaults } from '#domain/activity.ts';
import { auditActions } from '#domain/audit.ts';
import { searchedName } from '#domain/platform/tables/searched-name.ts';
import { localSecond } from '../../../messages/local-moment.ts';
import type { TableColumn, TableSpec } from '../../../table/table-spec.ts';
import { actionWords, whatWords, whoWords } from '../../../messages/en/activity.ts';
import { activityColumnWords, activityPage } from './messages/en/activity-page.ts';

const column = (
  name: ActivityColumn,
  text: (row: Activity) => string,
  more: Partial<TableColumn<Activity, ActivityColumn>> = {},
): TableColumn<Activity, ActivityColumn> => ({
  name,
  label: activityColumnWords[name],
  cell: text,
  text,
  sortable: name === 'at',
  ...more,
});

/** The activity log, newest first. */
export const activityTable: TableSpec<Activity, ActivityColumn> = {
  kinds: activityColumns,
  defaults: activityDefaults,
  search: { column: 'person', label: activityPage.search, read: searchedName },
  alwaysTools: true,
  columns: [
    column('at', ({ at }) => localSecond(at)),
    column('action', whatWords, {
      options: auditActions.map((value) => ({ value, label: actionWords[value] })),
    }),
    column('by', whoWords),
    column('address', ({ address }) => address ?? ''),
    // The search box searches this column. Filters show its label, too.
    column('person', whoWords, { optional: true }),
  ],
  idOf: ({ id }) => id,
  count: activityPage.count,
  fileName: 'activity',
};
