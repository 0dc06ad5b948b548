import type { ReadOptions } from '#domain/cancellation.ts';
import type { StoredExport } from '#domain/platform/privacy/personal-export.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** Exports of the signed-in user's data (ORG-7). Available in every access state (R29). */
export interface ExportService {
  /** Requests an export. Returns the id of its job, which is also the export's id. */
  order(): Promise<Result<string, ServiceFailure>>;
  list(options?: ReadOptions): Promise<Result<readonly StoredExport[], ServiceFailure>>;
  /** The ZIP of an export; null if the user has no export with this id, or it has expired. */
  file(id: string): Promise<Result<Uint8Array<ArrayBuffer> | null, ServiceFailure>>;
}
