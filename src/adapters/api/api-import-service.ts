import type { Http, HttpFailure } from '#application/client/ports/http.ts';
import type {
  CellRepair,
  ImportFile,
  ImportPlanning,
  ImportService,
} from '#application/client/ports/import-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { importRefusals as refusals } from '#domain/imports/import-refusals.ts';
import type { ImportKind } from '#domain/imports/roster-import.ts';
import type { RolloverChoices } from '#domain/rollover/rollover.ts';
import { ok, type Result } from '#domain/result.ts';
import {
  importResponse,
  importDoneResponse,
  importFilesResponse,
  importIssuesResponse,
  importOrderedResponse,
  importRowsResponse,
  importsResponse,
  importStartedResponse,
} from '../wire/v1/imports.ts';
import { rolloverResponse } from '../wire/v1/rollovers.ts';
import { type ApiCalls, apiCalls, csvBytes } from './api-calls.ts';
import { refusedAs } from './api-failures.ts';

const auth = 'required';
const imports = '/v1/app/imports';
const rollovers = '/v1/app/rollovers';
const at = (id: string, rest = ''): string => `${imports}/${encodeURIComponent(id)}${rest}`;

const searchOf = (asked: Readonly<Record<string, string | number | null>>): string => {
  const given = Object.entries(asked).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};

/** A call that a job goes on with, or that is done at once. */
type Act = {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
};
type Known<E> = (failure: HttpFailure) => E | null;

/** Imports over HTTP, with the token of the signed-in user. */
export class ApiImportService implements ImportService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async list(options?: ReadOptions) {
    const call = { method: 'GET', path: imports, auth, reply: importsResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options });
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async start(organizationId: string, kind: ImportKind = {}) {
    const call = { method: 'POST', path: imports, auth, body: { organizationId, ...kind } } as const;
    const sent = await this.#calls.send({ ...call, reply: importStartedResponse }, refusedAs(refusals.start));
    return sent.ok ? ok(sent.value.data.id) : sent;
  }

  async addFile(id: string, { name, bytes }: ImportFile) {
    const path = at(id, `/files/${encodeURIComponent(name)}`);
    const call = { method: 'PUT', path, auth, body: bytes, reply: importFilesResponse } as const;
    const sent = await this.#calls.send(call, refusedAs(refusals.addFile));
    return sent.ok ? ok(null) : sent;
  }

  plan(id: string, planning: ImportPlanning) {
    return this.#work({ method: 'PUT', path: at(id, '/plan'), body: planning }, refusedAs(refusals.plan));
  }

  async open(id: string, options?: ReadOptions) {
    const call = { method: 'GET', path: at(id), auth, reply: importResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.read));
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async rows(id: string, asked: Parameters<ImportService['rows']>[1], options?: ReadOptions) {
    const path = at(id, `/rows${searchOf(asked)}`);
    const call = { method: 'GET', path, auth, reply: importRowsResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.rows));
    return sent.ok ? ok({ rows: sent.value.data, next: sent.value.next }) : sent;
  }

  async issues(id: string, asked: Parameters<ImportService['issues']>[1], options?: ReadOptions) {
    const path = at(id, `/issues${searchOf(asked)}`);
    const call = { method: 'GET', path, auth, reply: importIssuesResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.issues));
    return sent.ok ? ok({ rows: sent.value.data, next: sent.value.next }) : sent;
  }

  repair(id: string, cells: readonly CellRepair[]) {
    return this.#work(
      { method: 'PATCH', path: at(id, '/rows'), body: { cells } },
      refusedAs(refusals.repair),
    );
  }

  commit(id: string, plan: number, confirm: number | null) {
    const body = { plan, confirm };
    return this.#work({ method: 'POST', path: at(id, '/commit'), body }, refusedAs(refusals.commit));
  }

  cancel(id: string) {
    return this.#act({ method: 'POST', path: at(id, '/cancel'), body: {} }, refusedAs(refusals.cancel));
  }

  undo(id: string) {
    return this.#work({ method: 'POST', path: at(id, '/undo'), body: {} }, refusedAs(refusals.undo));
  }

  discard(id: string) {
    return this.#act({ method: 'DELETE', path: at(id) }, refusedAs(refusals.discard));
  }

  errors(id: string) {
    const call = { method: 'GET', path: at(id, '/errors.csv'), auth, as: 'bytes', reply: csvBytes } as const;
    return this.#calls.send(call, refusedAs(refusals.errors));
  }

  async startRollover(organizationId: string, kind: ImportKind = {}) {
    const call = { method: 'POST', path: rollovers, auth, body: { organizationId, ...kind } } as const;
    const sent = await this.#calls.send(
      { ...call, reply: importStartedResponse },
      refusedAs(refusals.startRollover),
    );
    return sent.ok ? ok(sent.value.data.id) : sent;
  }

  async readRollover(id: string, options?: ReadOptions) {
    const path = `${rollovers}/${encodeURIComponent(id)}`;
    const call = { method: 'GET', path, auth, reply: rolloverResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.readRollover));
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async chooseRollover(id: string, choices: RolloverChoices) {
    const path = `${rollovers}/${encodeURIComponent(id)}/choices`;
    const call = { method: 'PUT', path, auth, body: choices, reply: rolloverResponse } as const;
    const sent = await this.#calls.send(call, refusedAs(refusals.chooseRollover));
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async #work<E>(act: Act, known: Known<E>): Promise<Result<{ readonly jobId: string }, E | ServiceFailure>> {
    const sent = await this.#calls.send({ ...act, auth, reply: importOrderedResponse }, known);
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async #act<E>(act: Act, known: Known<E>): Promise<Result<null, E | ServiceFailure>> {
    const sent = await this.#calls.send({ ...act, auth, reply: importDoneResponse }, known);
    return sent.ok ? ok(null) : sent;
  }
}
