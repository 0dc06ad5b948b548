import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import type { ClassWorkPorts } from './class-work-ports.ts';

/** Returns the classroom's organization, whose managers may read the log; null if there is none. */
export async function organizationOf(
  { classrooms }: Pick<ClassWorkPorts, 'classrooms'>,
  classroomId: string,
): Promise<OrganizationPath | null> {
  return (await classrooms.byId(classroomId, everywhere))?.organization ?? null;
}
