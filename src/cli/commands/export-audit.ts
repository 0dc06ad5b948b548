import {
  type Activity,
  activityDefaults,
  type ActivityColumn,
  type ActivityQuery,
  type ActivityRange,
} from '#domain/activity.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { ok } from '#domain/result.ts';
import type { Rule } from '#domain/platform/tables/filter.ts';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Cli } from '../cli.ts';
import { csv } from '../output/csv.ts';
import type { Reported } from '../report.ts';
import { everyPage } from './every-page.ts';

export type ExportOptions = {
  readonly of: ActivityRange;
  /** Limits the export to activity after this day, or before it, in the computer's time zone. */
  readonly after?: IsoDate;
  readonly before?: IsoDate;
  /** The output file. The default is the standard output. */
  readonly output?: string;
  readonly force?: true;
};

type Needs = Pick<Cli, 'pause' | 'writeFile'> & { readonly app: Pick<ClientApp, 'activity'> };

const head = [
  'time',
  'action',
  'by',
  'by_id',
  'on_behalf_of',
  'subject',
  'subject_id',
  'address',
  'count',
  'message',
  'message_to',
];

const messageText = (message: Activity['message']): string | undefined =>
  message === null
    ? undefined
    : [message.kind, message.step, 'text' in message ? `${message.activity}: ${message.text}` : null]
        .filter((part) => part !== null)
        .join(' ');

const row = ({ at, action, by, onBehalfOf, subject, address, count, message }: Activity): readonly string[] =>
  [
    new Date(at).toISOString(),
    action,
    by?.name,
    by?.id,
    onBehalfOf?.name,
    subject.name,
    subject.id,
    address,
    count?.toString(),
    messageText(message),
    message?.to,
  ].map((cell) => cell ?? '');

function queryOf({ after, before }: ExportOptions): Omit<ActivityQuery, 'start'> {
  const days = [
    { mode: 'dateAfter', value: after },
    { mode: 'dateBefore', value: before },
  ] as const;
  const rules = days.flatMap(({ mode, value }): readonly Rule<ActivityColumn>[] =>
    value === undefined ? [] : [{ column: 'at', kind: 'date', mode, value }],
  );
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...activityDefaults, size: 100, filter: { match: 'all', rules }, timeZone };
}

/** Exports the audit log, newest first, as CSV for spreadsheets or JSON for scripts (SEC-5). */
export async function exportAudit(cli: Needs, options: ExportOptions): Reported {
  const query = queryOf(options);
  const read = await everyPage(cli, (start) => cli.app.activity.page(options.of, { ...query, start }));
  if (!read.ok) return read;
  const entries = read.value;
  const text = csv(head, entries.map(row));
  const { output: file } = options;
  if (file === undefined || file === '-') return ok({ json: entries, text });
  const written = cli.writeFile(file, new TextEncoder().encode(`${text}\r\n`), options.force === true);
  if (!written.ok) return written;
  return ok({ json: { file, entries: entries.length }, text: `Wrote ${file} (${entries.length} entries).` });
}
