import type { ClientApp } from '#application/client/client-app.ts';
import { memberDefaults } from '#domain/organizations/members/member-table.ts';
import { type Member, memberName } from '#domain/organizations/members/member.ts';
import { ok } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import { table } from '../output/table.ts';
import type { Reported } from '../report.ts';
import { everyPage } from './every-page.ts';

type Needs = Pick<Cli, 'pause'> & { readonly app: Pick<ClientApp, 'members'> };

const row = (member: Member): readonly string[] => {
  const { details } = member;
  const { email, role, school, status, lastActiveAt } = details ?? {};
  const seen = typeof lastActiveAt === 'number' ? new Date(lastActiveAt).toISOString().slice(0, 10) : '';
  return [memberName(member), email ?? '', role ?? '', school?.name ?? '', status ?? '', seen];
};

/** Returns all members of the organization and of the organizations below it, in the table's order. */
export function everyMember(cli: Needs): ReturnType<typeof everyPage<Member>> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const query = { ...memberDefaults, size: 100, filter: { match: 'all', rules: [] }, timeZone } as const;
  return everyPage(cli, (start) => cli.app.members.page({ ...query, start }));
}

/** Lists the members of the organization and of a district's schools (ORG-6). */
export async function listStaff(cli: Needs): Reported {
  const read = await everyMember(cli);
  if (!read.ok) return read;
  const text = table(['Name', 'Email', 'Role', 'School', 'Status', 'Last active'], read.value.map(row));
  return ok({ json: read.value, text });
}
