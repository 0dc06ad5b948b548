import type { Place } from './a-place.ts';
import type { OperationCall } from './operations.ts';

const ofNone = () => ({ id: 'none' });
const ofRoom = ({ classroom }: Place) => ({ id: classroom });
const place = { assignmentId: 'none', activityId: 'none' };

export const operationsOfClassWork: Readonly<Record<string, OperationCall>> = {
  readOwnPrograms: { about: 'nothing' },
  saveProgram: { about: 'nothing', params: ofNone, body: { ...place, name: null, base: null, text: '' } },
  readProgramVersions: { about: 'nothing', params: ofNone },
  deleteProgram: { about: 'nothing', params: ofNone },
  restoreProgram: { about: 'nothing', params: ofNone },
  reportSignal: { about: 'nothing', body: { ...place, kind: 'opened', earned: [], goals: 0 } },
  setStudentMarks: {
    about: 'classroom',
    params: ({ classroom }: Place) => ({ id: classroom }),
    body: ({ assignment, rosterStudent }: Place) => ({
      assignmentId: assignment,
      marks: [{ studentId: rosterStudent, activityId: 'build', state: 'done' }],
    }),
  },
  readClassNow: { about: 'nothing' },
  answerShow: { about: 'nothing', body: { agrees: true } },
  closeMessage: { about: 'nothing', body: { sentAt: 0 } },
  leaveClass: { about: 'nothing' },
  readPartners: { about: 'nothing' },
  shareProgram: { about: 'nothing', params: ofNone },
  readLessonMessages: { about: 'classroom', params: ofRoom },
  sendClassMessage: {
    about: 'classroom',
    params: ofRoom,
    body: { studentId: null, kind: 'well-done', step: null },
    otherBodies: [
      () => ({ studentId: null, kind: 'look-at-step', step: 1 }),
      () => ({
        studentId: null,
        kind: 'lesson-hint',
        step: null,
        hint: { lessonSlug: 'load-the-barge', activityId: 'build', number: 1 },
      }),
    ],
  },
  pauseClass: { about: 'classroom', params: ofRoom, body: { paused: true } },
  showProgram: { about: 'classroom', params: ofRoom, body: { show: null } },
  closeClass: { about: 'classroom', params: ofRoom, body: { closed: true } },
  readClassWork: { about: 'classroom', params: ofRoom },
  readExitAnswers: { about: 'assignment', params: ({ assignment }: Place) => ({ id: assignment }) },
};
