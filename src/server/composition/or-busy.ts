import type { ServiceFailure } from '#application/client/platform/ports/service-failure.ts';
import { err } from '#domain/result.ts';

const busy: ServiceFailure = { kind: 'service/busy', retryAfterSeconds: 5 };

/** Converts an outage to a busy result. Rethrows other errors. */
export const orBusy = (isOutage: (error: unknown) => boolean) => (error: unknown) => {
  if (isOutage(error)) return err(busy);
  throw error;
};
