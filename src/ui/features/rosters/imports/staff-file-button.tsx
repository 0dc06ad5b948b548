import { staffFile } from '#domain/rosters/files/staff-file.ts';
import { memberDefaults, type MemberQuery } from '#domain/organizations/members/member-table.ts';
import { ok } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { CsvButton } from '../../../components/csv-button.tsx';
import { viewerTimeZone } from '../../../data/viewer-time-zone.ts';
import { rosterFileWords as words } from '../../../messages/en/roster-file.ts';
import { readMatching } from '../../../table/read-matching.ts';

/** Downloads teachers and managers as our own CSV file. Importing the file again changes nothing (R25). */
export function StaffFileButton() {
  const { members } = useApp();
  const ask = async () => {
    const timeZone = viewerTimeZone();
    const everybody: Omit<MemberQuery, 'timeZone'> = {
      ...memberDefaults,
      filter: { match: 'all', rules: [] },
      start: null,
    };
    const read = await readMatching((query) => members.page({ ...query, timeZone }), everybody);
    return read.ok ? ok(new TextEncoder().encode(staffFile(read.value))) : read;
  };
  return (
    <CsvButton fileName={words.staffFileName} ask={ask} whilePending={words.pending}>
      {words.ofStaff}
    </CsvButton>
  );
}
