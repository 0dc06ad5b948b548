import type { Service } from '../../builders/a-service.ts';
import { anOrganization } from '../../builders/an-organization.ts';
import { aLesson, anActivity, aProject } from '../../builders/a-lesson.ts';
import { aClassroomEdit, anAssignmentEdit } from '../../builders/a-classroom.ts';
import { day } from '../../builders/time.ts';

/** Sets up Ada, a teacher at Oak School with one classroom, and Bo, who is not a member. `as` logs one of them in or logs out. */
export async function teacherWithClassroom({ app, identity, organizations, clock }: Service) {
  identity.tokenLifetime = 365 * day;
  const logIn = async (email: string) => {
    const user = identity.addUser({ email, emailVerified: true });
    const { token } = identity.issueToken(user, 'email');
    const verified = await app.access.verifyToken(token);
    if (verified.ok) await app.accounts.ensureProfile(verified.value);
    return { token, id: user.id, verified };
  };
  await app.lessons.load([aLesson({ activities: [anActivity({ id: 'build', project: aProject() })] })]);
  await anOrganization(organizations, { id: 'oak', timeZone: 'America/Los_Angeles' });
  const people = { ada: await logIn('ada@lovelace.test'), bo: await logIn('bo@oak.test') };
  const membership = { id: 'm1', accountId: people.ada.id, organizationId: 'oak', role: 'teacher' } as const;
  await organizations.join({ ...membership, billingContact: false, at: clock.now() });
  const { verified } = people.ada;
  const admitted = verified.ok ? await app.access.admit(verified.value, 'classroom.create') : null;
  if (admitted?.ok !== true || admitted.value === null) throw new Error('Ada was not admitted');
  const opened = await app.classrooms.open(admitted.value, aClassroomEdit({ gradeBand: '3-5' }));
  if (!opened.ok) throw new Error('no classroom was opened');
  const lesson = anAssignmentEdit({ visible: true, note: 'The cups are in the closet.' });
  await app.classrooms.assign(admitted.value, opened.value.id, 'load-the-barge', lesson);
  let present: keyof typeof people | null = 'ada';
  return {
    classroomId: opened.value.id,
    clock,
    verifyBo: async (): Promise<void> => {
      const { verified: bo } = people.bo;
      if (bo.ok) await app.accounts.ensureProfile(bo.value);
    },
    token: (): string | null => (present === null ? null : people[present].token),
    as: (person: keyof typeof people | null): void => {
      present = person;
    },
  };
}
