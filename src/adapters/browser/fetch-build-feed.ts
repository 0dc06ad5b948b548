import type { BuildFeed, BuildUnknown } from '#application/client/platform/ports/build-feed.ts';
import type { Clock } from '#application/ports/clock.ts';
import { err, ok, type Result } from '#domain/result.ts';

const unknown = (reason: BuildUnknown['reason']): Result<never, BuildUnknown> =>
  err({ kind: 'build/unknown', reason });

/** Reads `builds/latest.json` from the page's origin. The time in the query bypasses caches. */
export class FetchBuildFeed implements BuildFeed {
  readonly #clock: Clock;
  readonly #base: string;

  /** `base` is the app's origin. Empty for the page's own origin. */
  constructor(clock: Clock, base = '') {
    this.#clock = clock;
    this.#base = base;
  }

  async latest(): Promise<Result<string, BuildUnknown>> {
    let text: string;
    try {
      const reply = await fetch(`${this.#base}/builds/latest.json?t=${this.#clock.now()}`, {
        cache: 'no-store',
      });
      if (!reply.ok) return unknown('unreadable');
      text = await reply.text();
    } catch (error) {
      // fetch throws a TypeError if no reply arrives, or if the reply is cut off.
      if (error instanceof TypeError) return unknown('unreachable');
      throw error;
    }
    const id = idIn(text);
    return id === null ? unknown('unreadable') : ok(id);
  }
}

function idIn(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('id' in value)) return null;
    return typeof value.id === 'string' && value.id !== '' ? value.id : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
