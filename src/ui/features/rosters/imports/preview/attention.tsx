import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import { Notice } from '../../../../components/notices/notice.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { paths } from '../../../../routes/paths.ts';
import { attentionWords as words } from '../messages/en/import-attention.ts';

/** Columns without a mapping, except those that must not be stored. */
const unreadColumns = ({ columns, mapping }: ImportDetail): readonly string[] => [
  ...new Set(
    columns
      .filter(({ header, field, forbidden }) => field === null && !forbidden && header !== '')
      .map(({ header }) => header)
      .filter((header) => !(header in mapping)),
  ),
];

/** Lists the parts of the files that are not imported unchanged, with links to change that. Renders nothing if there are none. */
export function Attention({ detail }: { readonly detail: ImportDetail }) {
  const { id, issues, missing } = detail;
  const unread = unreadColumns(detail);
  const rows = [
    ...(issues.error > 0 ? [words.error(issues.error)] : []),
    ...(issues.review > 0 ? [words.review(issues.review)] : []),
  ];
  if (rows.length === 0 && unread.length === 0 && missing === 0) return null;
  return (
    <Notice {...(rows.length + unread.length > 0 && { tone: 'warning' })}>
      {rows.length === 0 ? null : (
        <p>
          {rows.join(' ')} <TextLink to={paths.importPart(id, 'problems')}>{words.toProblems}</TextLink>
        </p>
      )}
      {missing === 0 ? null : <p>{words.missing(missing)}</p>}
      {unread.length === 0 ? null : (
        <p>
          {words.unread(unread.map(bidiIsolate))}{' '}
          <TextLink to={paths.importPart(id, 'columns')}>{words.toColumns}</TextLink>
        </p>
      )}
    </Notice>
  );
}
