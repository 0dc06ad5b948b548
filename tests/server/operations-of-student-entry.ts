import type { OperationCall } from './operations.ts';

export const operationsOfStudentEntry: Readonly<Record<string, OperationCall>> = {
  openEntry: { about: 'nothing', body: { classCode: 'CDF346' } },
  chooseStudent: { about: 'nothing', body: { classCode: 'CDF346', studentId: 'none' } },
  logInStudent: { about: 'nothing', body: { classCode: 'CDF346', studentId: 'none', login: 'otter' } },
  readStudentBoard: { about: 'nothing' },
  readStudentLesson: { about: 'nothing', params: () => ({ id: 'none' }) },
  answerExitQuestion: {
    about: 'nothing',
    params: () => ({ id: 'none', questionId: 'none' }),
    body: { choice: 'none' },
  },
  recordOwnProgress: {
    about: 'nothing',
    params: () => ({ id: 'none', activityId: 'none' }),
    body: { state: 'done' },
  },
};
