import type { StudentService } from '#application/client/classrooms/ports/student-service.ts';
import { placeText } from '#domain/classrooms/students/classroom-history.ts';
import type { StudentDraft } from '#domain/classrooms/students/student-forms.ts';
import { noStudentFields } from '#domain/classrooms/students/student.ts';
import { studentDefaults } from '#domain/classrooms/students/student-table.ts';
import {
  checkRecordOperations as records,
  childRecordOperations as papers,
} from '../../wire/classrooms/child-record.ts';
import { pairOperations as pairs } from '../../wire/classrooms/pairs.ts';
import {
  studentActOperations as acts,
  studentBulkActOperations as bulk,
  studentFileOperations as files,
  studentOperations as students,
} from '../../wire/classrooms/students.ts';
import { overHttp, withoutValue } from '../sender.ts';
import { sentSelection, tableSearch } from '../table-search.ts';

const bodyOf = (draft: StudentDraft) => ({ ...noStudentFields, ...draft });

export const apiStudentService = overHttp<StudentService>((send) => ({
  list: (id, { on, ...options } = {}) =>
    send(students.listStudents, { params: { id }, query: { on }, ...options }),
  file: (part) =>
    part.of === 'classroom'
      ? send(files.exportClassroom, { params: { id: part.id }, query: { on: part.on } })
      : send(files.exportRoster, {
          query: { archived: part.archived, school: part.of === 'school' ? part.id : null },
        }),
  page: ({ archived, on, formerOf, ...table }, options) => {
    const query = {
      archived: String(archived),
      ...(on !== undefined && { on }),
      ...(formerOf !== undefined && { formerOf }),
    };
    return send(acts.findStudents, { query: tableSearch(table, studentDefaults, query), ...options });
  },
  progress: (id, options) => send(students.readClassProgress, { params: { id }, ...options }),
  latestProgress: (id, options) => send(students.readLatestProgress, { params: { id }, ...options }),
  classroomHistory: (id, { before, ...options } = {}) =>
    send(students.readClassroomHistory, {
      params: { id },
      query: { before: before && placeText(before) },
      ...options,
    }),
  setMarks: (id, { assignmentId, marks }) =>
    withoutValue(send(students.setStudentMarks, { params: { id }, body: { assignmentId, marks } })),
  exitAnswers: (id, options) => send(students.readExitAnswers, { params: { id }, ...options }),
  pairs: (id, options) => send(pairs.readPairs, { params: { id }, ...options }),
  savePairs: ({ classroomId: id, assignmentId }, groups) =>
    withoutValue(send(pairs.savePairs, { params: { id, assignmentId }, body: { groups } })),
  setApart: (id, both, apart) =>
    withoutValue(send(pairs.setApart, { params: { id }, body: { students: both, apart } })),
  byId: (id, options) => send(acts.readStudent, { params: { id }, ...options }),
  add: (id, added) => send(students.addStudents, { params: { id }, body: { students: added } }),
  edit: (id, draft, seen) =>
    send(acts.changeStudent, {
      params: { id },
      body: { ...bodyOf(draft), ...(seen !== undefined && { seen }) },
    }),
  merge: ({ keep: id, other }, draft) =>
    send(acts.mergeStudents, { params: { id }, body: { ...bodyOf(draft), other } }),
  act: (act, { selection: chosen, archived }) => {
    const { filter, selection } = sentSelection(chosen);
    const table = { ...studentDefaults, filter, start: null };
    const query = tableSearch(table, studentDefaults, { archived: String(archived) });
    if (act.kind === 'reset') return send(bulk.resetStudentLogins, { query, body: { selection } });
    if (act.kind === 'erase') return send(bulk.eraseStudents, { query, body: { selection } });
    if (act.kind === 'remove' || act.kind === 'archive')
      return send(bulk.removeStudents, { query, body: { selection, act } });
    return send(bulk.placeStudents, { query, body: { selection, act } });
  },
  erase: (id) => send(acts.eraseStudent, { params: { id } }),
  record: (id, paper) => send(papers.makeStudentRecord, { params: { id }, body: { paper } }),
  checkRecord: (code, options) => send(records.checkStudentRecord, { params: { code }, ...options }),
  undo: (id) => send(students.undoChangeSet, { params: { id } }),
}));
