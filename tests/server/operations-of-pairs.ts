import type { Place } from './a-place.ts';
import type { OperationCall } from './operations.ts';

const ofRoom = ({ classroom }: Place) => ({ id: classroom });

export const operationsOfPairs: Readonly<Record<string, OperationCall>> = {
  readPairs: { about: 'classroom', params: ofRoom },
  savePairs: {
    about: 'classroom',
    params: ({ classroom, assignment }: Place) => ({ id: classroom, assignmentId: assignment }),
    body: { groups: [] },
  },
  setApart: {
    about: 'classroom',
    params: ofRoom,
    body: ({ rosterStudent, otherStudent }: Place) => ({
      students: [rosterStudent, otherStudent],
      apart: true,
    }),
  },
};
