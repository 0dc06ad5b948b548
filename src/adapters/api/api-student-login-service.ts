import * as z from 'zod/mini';
import type { Http } from '#application/client/ports/http.ts';
import type {
  StudentLoginService,
  StudentOfClassroom,
} from '#application/client/ports/student-login-service.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { ok } from '#domain/result.ts';
import type { CardsWanted } from '#domain/students/login-card.ts';
import { loginRefusals as refusals } from '#domain/students/login-refusals.ts';
import type { CardsOf, LoginFileWanted } from '#domain/students/login-file.ts';
import type { LoginKind } from '#domain/students/login-secret.ts';
import type { PrintWanted } from '#domain/students/login-sheet.ts';
import { studentDefaults } from '#domain/students/student-table.ts';
import { successResponse } from '../wire/v1/account.ts';
import {
  cardCountsResponse,
  loginCardsResponse,
  loginFileOrderedResponse,
  loginFilesResponse,
  loginStandingsResponse,
  resetLoginResponse,
} from '../wire/v1/student-logins.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedAs } from './api-failures.ts';
import { tableSearch } from './table-search.ts';

const auth = 'required';
const pathOf = (classroomId: string): string => `/v1/app/classrooms/${encodeURIComponent(classroomId)}`;
const studentAt = ({ classroomId, studentId }: StudentOfClassroom): string =>
  `${pathOf(classroomId)}/students/${encodeURIComponent(studentId)}`;

const files = '/v1/app/login-files';
const everybody = { match: 'all', rules: [] } as const;

/** Whose cards, as a call asks for them: what is filtered by stands in the address, as that of a page does. */
function askedFor(whose: CardsOf) {
  const selection = whose.of === 'students' ? whose.selection : null;
  const filter = selection?.of === 'filter' ? selection.filter : everybody;
  return {
    search: tableSearch({ ...studentDefaults, filter, start: null }, studentDefaults, {}),
    body: { whose: bodyOf(whose) },
  };
}

function bodyOf(whose: CardsOf) {
  if (whose.of !== 'students') return whose;
  const { selection } = whose;
  return selection.of === 'ids'
    ? { of: 'students', ids: selection.ids }
    : { of: 'matching', except: selection.except };
}

const file = z.custom<Uint8Array<ArrayBuffer>>((body) => body instanceof Uint8Array);

/** Students' logins over HTTP. */
export class ApiStudentLoginService implements StudentLoginService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async standings(classroomId: string, options?: ReadOptions) {
    const path = `${pathOf(classroomId)}/logins`;
    const call = { method: 'GET', path, auth, reply: loginStandingsResponse } as const;
    const read = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.cards));
    return read.ok ? ok(read.value.data) : read;
  }

  async cards(classroomId: string, wanted: CardsWanted) {
    const path = `${pathOf(classroomId)}/login-cards`;
    const call = { method: 'POST', path, auth, body: wanted, reply: loginCardsResponse } as const;
    const shown = await this.#calls.send(call, refusedAs(refusals.cards));
    return shown.ok ? ok(shown.value.data) : shown;
  }

  print(classroomId: string, wanted: PrintWanted) {
    const path = `${pathOf(classroomId)}/login-cards/file`;
    const call = { method: 'POST', path, auth, body: wanted, as: 'bytes', reply: file } as const;
    return this.#calls.send(call, refusedAs(refusals.cards));
  }

  async countCards(whose: CardsOf) {
    const asked = askedFor(whose);
    const call = { method: 'POST', path: `${files}/count?${asked.search}`, auth, body: asked.body } as const;
    const counted = await this.#calls.send({ ...call, reply: cardCountsResponse }, refusedAs(refusals.count));
    return counted.ok ? ok(counted.value.data) : counted;
  }

  async orderFile(whose: CardsOf, { as, paper, kind }: LoginFileWanted) {
    const asked = askedFor(whose);
    const body = { ...asked.body, as, paper, kind };
    const call = { method: 'POST', path: `${files}?${asked.search}`, auth, body } as const;
    const ordered = await this.#calls.send(
      { ...call, reply: loginFileOrderedResponse },
      refusedAs(refusals.order),
    );
    return ordered.ok ? ok(ordered.value.data) : ordered;
  }

  async files(options: ReadOptions = {}) {
    const call = { method: 'GET', path: files, auth, reply: loginFilesResponse } as const;
    const listed = await this.#calls.send({ ...call, ...options });
    return listed.ok ? ok(listed.value.data) : listed;
  }

  file(id: string) {
    const path = `${files}/${encodeURIComponent(id)}/file`;
    const call = { method: 'GET', path, auth, as: 'bytes', reply: file } as const;
    return this.#calls.send(call, refusedAs(refusals.download));
  }

  async removeFile(id: string) {
    const path = `${files}/${encodeURIComponent(id)}`;
    const call = { method: 'DELETE', path, auth, reply: successResponse } as const;
    const removed = await this.#calls.send(call, refusedAs(refusals.removeFile));
    return removed.ok ? ok(undefined) : removed;
  }

  async reset(student: StudentOfClassroom, kind: LoginKind | null) {
    const path = `${studentAt(student)}/login`;
    const call = { method: 'PUT', path, auth, body: { kind }, reply: resetLoginResponse } as const;
    const renewed = await this.#calls.send(call, refusedAs(refusals.reset));
    return renewed.ok ? ok(renewed.value.data) : renewed;
  }

  async unlock(student: StudentOfClassroom) {
    const path = `${studentAt(student)}/lock`;
    const call = { method: 'DELETE', path, auth, reply: successResponse } as const;
    const unlocked = await this.#calls.send(call, refusedAs(refusals.unlock));
    return unlocked.ok ? ok(undefined) : unlocked;
  }
}
