import type { LessonPin } from '#application/service/lessons/ports/lesson-repository.ts';
import { aNewAssignment, aNewClassroom } from '../../builders/a-classroom.ts';
import type { Service } from '../../builders/a-service.ts';
import { day } from '../../builders/time.ts';

const email = 'ada@lovelace.test';

export function lessonReader({ app, classrooms, clock, identity, lessonFileMaker }: Service) {
  identity.tokenLifetime = 365 * day;
  let token: string | null = null;
  return {
    token: () => token,
    readAs: async (reader: 'visitor' | 'trial' | 'trial-ended') => {
      token = null;
      if (reader === 'visitor') return;
      token = identity.issueToken(identity.userOf(email) ?? identity.addUser({ email }), 'email').token;
      const caller = await app.access.verifyToken(token);
      if (caller.ok) await app.accounts.ensureProfile(caller.value);
      if (reader === 'trial-ended') await clock.advance(31 * day);
    },
    load: app.lessons.load,
    assign: async ({ slug, version }: LessonPin) => {
      const owner = { teacherId: 'owner', accountId: identity.userOf(email)?.id ?? '' };
      await classrooms.open(aNewClassroom({ owner }), 200);
      await classrooms.assign(aNewAssignment({ lessonSlug: slug }), 200);
      await classrooms.changeAssignment('barge', 1, { lessonVersion: version });
    },
    jam: () => {
      lessonFileMaker.busy = true;
    },
  };
}
