import type { OperationCall } from './operations.ts';

/** The operations of students, by class code, secret and token. */
export const operationsOfStudentEntry: Readonly<Record<string, OperationCall>> = {
  openEntry: { about: 'nothing', body: { classCode: 'CDF346' } },
  chooseStudent: { about: 'nothing', body: { classCode: 'CDF346', studentId: 'none' } },
  logInStudent: { about: 'nothing', body: { classCode: 'CDF346', studentId: 'none', secret: 'otter' } },
  readStudentBoard: { about: 'nothing' },
  readStudentLesson: { about: 'nothing', params: () => ({ id: 'none' }) },
  recordOwnProgress: {
    about: 'nothing',
    params: () => ({ id: 'none', activityId: 'none' }),
    body: { state: 'done' },
  },
};
