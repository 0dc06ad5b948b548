import type { BuildFeed, BuildUnknown } from '#application/client/ports/build-feed.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** Says of the build that a test deployed that it is the latest. */
export class InMemoryBuildFeed implements BuildFeed {
  #latest: Result<string, BuildUnknown>;

  constructor(id: string) {
    this.#latest = ok(id);
  }

  async latest(): Promise<Result<string, BuildUnknown>> {
    return this.#latest;
  }

  /** From now on this build is served. */
  deploy(id: string): void {
    this.#latest = ok(id);
  }

  /** From now on nobody knows. */
  fail(reason: BuildUnknown['reason']): void {
    this.#latest = err({ kind: 'build/unknown', reason });
  }
}
