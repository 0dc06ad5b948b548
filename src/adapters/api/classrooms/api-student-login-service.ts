import type { StudentLoginService } from '#application/client/classrooms/ports/student-login-service.ts';
import type { CardsOf } from '#domain/classrooms/logins/login-file.ts';
import { studentDefaults } from '#domain/classrooms/students/student-table.ts';
import {
  loginFileOperations as files,
  studentLoginOperations as logins,
} from '../../wire/classrooms/student-logins.ts';
import { overHttp } from '../sender.ts';
import { emptyFilter, tableSearch } from '../table-search.ts';

function bodyOf(cards: CardsOf) {
  if (cards.of !== 'students') return cards;
  const { selection } = cards;
  return selection.of === 'ids'
    ? ({ of: 'students', ids: selection.ids } as const)
    : ({ of: 'matching', except: selection.except } as const);
}

/** Returns the query and body that select the students whose cards are requested. A filter uses the query parameters of the student table. */
function askedFor(cards: CardsOf) {
  const selection = cards.of === 'students' ? cards.selection : null;
  const filter = selection?.of === 'filter' ? selection.filter : emptyFilter;
  return {
    query: tableSearch({ ...studentDefaults, filter, start: null }, studentDefaults, {}),
    whose: bodyOf(cards),
  };
}

export const apiStudentLoginService = overHttp<StudentLoginService>((send) => ({
  standings: (id, options) => send(logins.readLoginStandings, { params: { id }, ...options }),
  cards: (id, body) => send(logins.readLoginCards, { params: { id }, body }),
  print: (id, body) => send(logins.printLogins, { params: { id }, body }),
  countCards: (cards) => {
    const { query, whose } = askedFor(cards);
    return send(files.countLoginCards, { query, body: { whose } });
  },
  orderFile: (cards, { as, paper, kind }) => {
    const { query, whose } = askedFor(cards);
    return send(files.orderLoginFile, { query, body: { whose, as, paper, kind } });
  },
  files: (options) => send(files.listLoginFiles, options),
  file: (id) => send(files.downloadLoginFile, { params: { id } }),
  removeFile: (id) => send(files.deleteLoginFile, { params: { id } }),
  reset: ({ classroomId: id, studentId }, kind) =>
    send(logins.resetStudentLogin, { params: { id, studentId }, body: { kind } }),
  unlock: ({ classroomId: id, studentId }) => send(logins.unlockStudent, { params: { id, studentId } }),
}));
