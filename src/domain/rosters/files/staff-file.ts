import type { Member } from '../../organizations/members/member.ts';
import { writeCsv } from '../../platform/tables/csv.ts';

const header = ['first_name', 'last_name', 'email', 'role', 'school'] as const;

/**
 * Returns our own staff file: current teachers and managers of a school. An import of it invites no one and changes nothing (R25). Leaves out customers,
 * members who are not active, and members whose address is unknown.
 */
export const staffFile = (members: readonly Member[]): string =>
  writeCsv(
    header,
    members.flatMap(({ firstName, lastName, details }) => {
      if (details === null || details.email === null) return [];
      const { email, role, school, status } = details;
      if (status !== 'joined' || role === 'customer') return [];
      const given = firstName ?? lastName ?? email.replace(/@.*/su, '');
      return [[given, firstName === null ? '' : (lastName ?? ''), email, role, school.name]];
    }),
  );
