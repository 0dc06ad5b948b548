import * as z from 'zod/mini';
import type { Http, HttpFailure, HttpRequest } from '#application/client/ports/http.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { serviceFailure } from './api-failures.ts';

/** One call, and the contract that its reply keeps. */
type ApiCall<S extends z.ZodMiniType> = HttpRequest & { readonly reply: S };

/** The service's calls, with their replies read by the contracts of the wire. */
export type ApiCalls = {
  /** Sends one call; `known` picks out the failures that mean something in this call alone. */
  send<S extends z.ZodMiniType, E = never>(
    call: ApiCall<S>,
    known?: (failure: HttpFailure) => E | null,
  ): Promise<Result<z.output<S>, E | ServiceFailure>>;
};

/** A reply that is a file. */
export const csvBytes = z.custom<Uint8Array<ArrayBuffer>>((body) => body instanceof Uint8Array);

/** Our service replies as it promised, or in JSON: a page in its place is that of a network that wants a sign-in first. */
const isForeign = (body: unknown): boolean => typeof body === 'string' || body instanceof Uint8Array;

/**
 * A reply that breaks its contract counts as the service's failure, and is logged without what it said; one that is not the
 * service's at all as if it had not been reached.
 */
export function apiCalls(http: Http, log: Log): ApiCalls {
  return {
    async send({ reply, ...request }, known) {
      const sent = await http.send(request);
      if (!sent.ok) return err(known?.(sent.error) ?? serviceFailure(sent.error));
      const read = z.safeParse(reply, sent.value.body);
      if (read.success) return ok(read.data);
      const { method, path } = request;
      if (isForeign(sent.value.body)) {
        log.warn('Something else than the service answered', { method, path });
        return err({ kind: 'service/unreachable' });
      }
      const broken = read.error.issues.map((issue) => issue.path.join('.'));
      log.error('The service answered something else than it promised', { method, path, broken });
      return err({ kind: 'service/failed', requestId: null });
    },
  };
}
