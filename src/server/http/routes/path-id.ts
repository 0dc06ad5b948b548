import * as z from 'zod/mini';

const idOf = (shape: RegExp) =>
  z.pipe(
    z.string(),
    z.transform((text: string): string => (shape.test(text) ? text : '')),
  );

/** An id in a path. An invalid id becomes `''`, which matches nothing, so the response is the same as for an unknown id. */
export const pathId = idOf(/^[0-9a-f-]{36}$/);

/** An account id in a path. It is the identity provider's id. */
export const pathAccountId = idOf(/^[\w-]{1,128}$/);

/** An organization id in a path. Ids from a roster source need not be UUIDs. */
export const pathOrganizationId = idOf(/^[\w-]{1,100}$/);

/** A session id in a path, which is its start in epoch milliseconds. An invalid id becomes 0, which matches nothing. */
export const pathSessionId = z.pipe(
  z.string(),
  z.transform((text: string): string => (/^\d{1,15}$/.test(text) ? text : '0')),
);
