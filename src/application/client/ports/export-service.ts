import type { ReadOptions } from '#domain/cancellation.ts';
import type { StoredExport } from '#domain/privacy/personal-export.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** Exports of what is stored of the signed-in user (ORG-7), in every access state (R29). */
export interface ExportService {
  /** Orders one; answers the id of the job that makes it, which is the export's, too. */
  order(): Promise<Result<string, ServiceFailure>>;
  /** Those that can be downloaded, newest first. */
  list(options?: ReadOptions): Promise<Result<readonly StoredExport[], ServiceFailure>>;
  /** The ZIP of one; null where they have none of this id, or it has ended. */
  file(id: string): Promise<Result<Uint8Array<ArrayBuffer> | null, ServiceFailure>>;
}
