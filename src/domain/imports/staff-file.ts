import type { Member } from '../organizations/member.ts';
import { writeCsv } from '../tables/csv.ts';

const header = ['first_name', 'last_name', 'email', 'role', 'school'] as const;

/**
 * Members as our own file of staff, which an import takes back without inviting anybody or changing anything (R25): teachers and managers who
 * belong to their school now. Whoever bought alone, has left, or of whom only the name is known is left out.
 */
export const staffFile = (members: readonly Member[]): string =>
  writeCsv(
    header,
    members.flatMap(({ firstName, lastName, details }) => {
      if (details === null || details.email === null) return [];
      const { email, role, school, status } = details;
      if (status !== 'joined' || role === 'customer') return [];
      const given = firstName ?? lastName ?? email.replace(/@.*$/u, '');
      return [[given, firstName === null ? '' : (lastName ?? ''), email, role, school.name]];
    }),
  );
