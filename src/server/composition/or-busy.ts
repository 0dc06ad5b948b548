import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import { err } from '#domain/result.ts';

const busy: ServiceFailure = { kind: 'service/busy', retryAfterSeconds: 5 };

/** Answers an outage as a busy service does, and throws any other error. */
export const orBusy = (isOutage: (error: unknown) => boolean) => (error: unknown) => {
  if (isOutage(error)) return err(busy);
  throw error;
};
