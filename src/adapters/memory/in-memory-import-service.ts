import type {
  CellRepair,
  ImportFile,
  ImportPlanning,
  ImportService,
} from '#application/client/ports/import-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Caller } from '#application/service/access/caller.ts';
import { importCardOf, importDetailOf, importRowsOf } from '#domain/imports/import-answers.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { ImportKind } from '#domain/imports/roster-import.ts';
import type { RolloverChoices } from '#domain/rollover/rollover.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type AdmittingService, admitTo, callerOf, failureOf } from './in-memory-admission.ts';

type Service = AdmittingService & Pick<ServiceApp, 'imports'>;

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export class InMemoryImportService implements ImportService {
  readonly #app: Service;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: Service, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async list() {
    const caller = await this.#mayAs('roster.look-back');
    return caller.ok ? ok((await this.#app.imports.list(caller.value)).map(importCardOf)) : caller;
  }

  async start(organizationId: string, kind?: ImportKind) {
    const caller = await this.#mayAs('roster.import');
    if (!caller.ok) return caller;
    const started = await this.#app.imports.start(caller.value, organizationId, kind);
    return started.ok ? ok(started.value.id) : started;
  }

  async addFile(id: string, { name, bytes }: ImportFile) {
    const caller = await this.#mayAs('roster.import');
    if (!caller.ok) return caller;
    const added = await this.#app.imports.addFile(caller.value, id, { name, bytes: once(bytes) });
    return added.ok ? ok(null) : added;
  }

  async plan(id: string, planning: ImportPlanning) {
    const caller = await this.#mayAs('roster.import');
    return caller.ok ? this.#app.imports.plan(caller.value, id, planning) : caller;
  }

  async open(id: string) {
    const caller = await this.#mayAs('roster.look-back');
    if (!caller.ok) return caller;
    const found = await this.#app.imports.byId(caller.value, id);
    return found.ok ? ok(importDetailOf(found.value)) : found;
  }

  async rows(id: string, { after, ...asked }: Parameters<ImportService['rows']>[1]) {
    const caller = await this.#mayAs('roster.look-back');
    if (!caller.ok) return caller;
    const page = await this.#app.imports.rows(caller.value, id, { ...asked, after: after ?? 0 });
    return page.ok ? ok({ rows: importRowsOf(page.value.rows), next: page.value.next }) : page;
  }

  async issues(id: string, { after, severity }: Parameters<ImportService['issues']>[1]) {
    const caller = await this.#mayAs('roster.look-back');
    if (!caller.ok) return caller;
    return this.#app.imports.issues(caller.value, id, { severity, after: after ?? 0 });
  }

  async repair(id: string, cells: readonly CellRepair[]) {
    const caller = await this.#mayAs('roster.import');
    return caller.ok ? this.#app.imports.repair(caller.value, id, cells) : caller;
  }

  async commit(id: string, plan: number, confirm: number | null) {
    const caller = await this.#mayAs('roster.import');
    return caller.ok ? this.#app.imports.commit(caller.value, id, { plan, confirm }) : caller;
  }

  async cancel(id: string) {
    const caller = await this.#mayAs('roster.look-back');
    if (!caller.ok) return caller;
    const canceled = await this.#app.imports.cancel(caller.value, id);
    return canceled.ok ? ok(null) : canceled;
  }

  async undo(id: string) {
    const caller = await this.#mayAs('roster.look-back');
    return caller.ok ? this.#app.imports.undo(caller.value, id) : caller;
  }

  async discard(id: string) {
    const caller = await this.#mayAs('roster.look-back');
    if (!caller.ok) return caller;
    const discarded = await this.#app.imports.discard(caller.value, id);
    return discarded.ok ? ok(null) : discarded;
  }

  async errors(id: string) {
    const caller = await this.#mayAs('roster.look-back');
    if (!caller.ok) return caller;
    const file = await this.#app.imports.errors(caller.value, id);
    return file.ok ? ok(new TextEncoder().encode(file.value)) : file;
  }

  async startRollover(organizationId: string, kind?: ImportKind) {
    const caller = await this.#mayAs('roster.import');
    if (!caller.ok) return caller;
    const started = await this.#app.imports.startRollover(caller.value, organizationId, kind);
    return started.ok ? ok(started.value.id) : started;
  }

  async readRollover(id: string) {
    const caller = await this.#mayAs('roster.look-back');
    return caller.ok ? this.#app.imports.readRollover(caller.value, id) : caller;
  }

  async chooseRollover(id: string, choices: RolloverChoices) {
    const caller = await this.#mayAs('roster.import');
    return caller.ok ? this.#app.imports.chooseRollover(caller.value, id, choices) : caller;
  }

  async #mayAs(action: Action): Promise<Result<Caller, ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const admitted = await admitTo(this.#app, await this.#token(), action);
    return admitted.ok ? ok(callerOf(admitted.value)) : err(failureOf(admitted.error));
  }
}
