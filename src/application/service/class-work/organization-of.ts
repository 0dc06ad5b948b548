import { everywhere, type OrganizationPath } from '#domain/access/scope.ts';
import type { ClassWorkPorts } from './class-work-ports.ts';

/** The organization of a classroom, whose managers read what students did there; null if it has none. */
export async function organizationOf(
  { classrooms }: Pick<ClassWorkPorts, 'classrooms'>,
  classroomId: string,
): Promise<OrganizationPath | null> {
  return (await classrooms.byId(classroomId, everywhere))?.organization ?? null;
}
