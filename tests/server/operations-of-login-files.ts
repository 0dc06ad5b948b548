import type { Place } from './a-place.ts';
import type { OperationCall } from './operations.ts';

const ofRoom = ({ classroom }: Place) => ({ of: 'classrooms', ids: [classroom] });

/** How the files of login cards of several classes are asked for. */
export const operationsOfLoginFiles: Readonly<Record<string, OperationCall>> = {
  countLoginCards: { about: 'classroom', body: (place: Place) => ({ whose: ofRoom(place) }) },
  orderLoginFile: {
    about: 'classroom',
    body: (place: Place) => ({ whose: ofRoom(place), as: 'cards', paper: 'letter', kind: null }),
  },
  listLoginFiles: { about: 'nothing' },
  downloadLoginFile: { about: 'nothing', params: () => ({ id: 'none' }) },
  deleteLoginFile: { about: 'nothing', params: () => ({ id: 'none' }) },
};
