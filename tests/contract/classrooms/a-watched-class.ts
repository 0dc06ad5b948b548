import type { Service } from '../../builders/a-service.ts';
import { classWithAStudent } from './class-with-a-student.ts';

/** Sets up the class of `classWithAStudent`, in which Ann has opened the activity `build`. */
export async function aWatchedClass(service: Service) {
  const people = await classWithAStudent(service);
  const { app, clock } = service;
  const { classCode, ann } = people;
  const call = { network: '203.0.113.7', classCode, studentId: ann.id, typed: ann.login };
  const entered = await app.studentEntry.logIn(call);
  const holder = entered.ok ? await app.access.admitStudent(entered.value.token) : null;
  if (holder?.ok !== true) throw new Error('Ann was not let in');
  const { assignments } = await app.studentEntry.board(holder.value);
  const place = { assignmentId: assignments[0]?.id ?? '', activityId: 'build' };
  const report = async (kind: 'opened' | 'ran') => {
    await app.classWork.report(holder.value, place, { kind });
  };
  await report('opened');
  return { ...people, run: () => report('ran'), wait: () => clock.advance(200) };
}
