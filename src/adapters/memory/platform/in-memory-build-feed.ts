import type { BuildFeed, BuildUnknown } from '#application/client/platform/ports/build-feed.ts';
import { err, ok, type Result } from '#domain/result.ts';

export class InMemoryBuildFeed implements BuildFeed {
  #latest: Result<string, BuildUnknown>;

  constructor(id: string) {
    this.#latest = ok(id);
  }

  async latest(): Promise<Result<string, BuildUnknown>> {
    return this.#latest;
  }

  deploy(id: string): void {
    this.#latest = ok(id);
  }

  fail(reason: BuildUnknown['reason']): void {
    this.#latest = err({ kind: 'build/unknown', reason });
  }
}
