import type { ExportService } from '#application/client/ports/export-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { StoredExport } from '#domain/privacy/personal-export.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type AdmittingService, admitTo, callerOf, failureOf } from './in-memory-admission.ts';

export class InMemoryExportService implements ExportService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'privacy'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'privacy'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async order(): Promise<Result<string, ServiceFailure>> {
    const caller = await this.#asked();
    if (!caller.ok) return caller;
    const ordered = await this.#app.privacy.exports.order(caller.value);
    if (ordered.ok) return ordered;
    const { retryAfterSeconds } = ordered.error;
    return err({ kind: 'service/too-many-requests', retryAfterSeconds });
  }

  async list(): Promise<Result<readonly StoredExport[], ServiceFailure>> {
    const caller = await this.#asked();
    return caller.ok ? ok(await this.#app.privacy.exports.list(caller.value)) : caller;
  }

  async file(id: string): Promise<Result<Uint8Array<ArrayBuffer> | null, ServiceFailure>> {
    const caller = await this.#asked();
    if (!caller.ok) return caller;
    const file = await this.#app.privacy.exports.download(caller.value, id);
    return ok(file.ok ? new Uint8Array(file.value) : null);
  }

  async #asked(): Promise<Result<Caller, ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const admitted = await admitTo(this.#app, await this.#token(), 'account.export');
    return admitted.ok ? ok(callerOf(admitted.value)) : err(failureOf(admitted.error));
  }
}
