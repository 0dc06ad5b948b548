import type { Place } from './a-place.ts';
import type { OperationCall } from './operations.ts';

const ofRoom = ({ classroom }: Place) => ({ of: 'classrooms', ids: [classroom] });

const otherForms: readonly ((place: Place) => object)[] = [
  ({ organization }) => ({ of: 'organization', id: organization }),
  () => ({ of: 'organization', id: null }),
  ({ imports }) => ({ of: 'import', id: imports.committed }),
  ({ rosterStudent }) => ({ of: 'students', selection: { of: 'ids', ids: [rosterStudent] } }),
  () => ({ of: 'students', selection: { of: 'all', filter: {}, except: [] } }),
];
const file = { as: 'cards', paper: 'letter', kind: null } as const;

export const operationsOfLoginFiles: Readonly<Record<string, OperationCall>> = {
  countLoginCards: {
    about: 'classroom',
    body: (place: Place) => ({ whose: ofRoom(place) }),
    otherBodies: otherForms.map((selection) => (place: Place) => ({ whose: selection(place) })),
  },
  orderLoginFile: {
    about: 'classroom',
    body: (place: Place) => ({ whose: ofRoom(place), ...file }),
    otherBodies: otherForms.map((selection) => (place: Place) => ({ whose: selection(place), ...file })),
  },
  listLoginFiles: { about: 'nothing' },
  downloadLoginFile: { about: 'nothing', params: () => ({ id: 'none' }) },
  deleteLoginFile: { about: 'nothing', params: () => ({ id: 'none' }) },
};
