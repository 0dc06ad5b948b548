import * as z from 'zod/mini';

const idOf = (shape: RegExp) =>
  z.pipe(
    z.string(),
    z.transform((text: string): string => (shape.test(text) ? text : '')),
  );

/** An id in an address. What cannot be one is `''`, which nothing has: it is answered like any that is unknown. */
export const pathId = idOf(/^[0-9a-f-]{36}$/);

/** The id of an account in an address, which is the identity provider's. */
export const pathAccountId = idOf(/^[\w-]{1,128}$/);

/** The id of an organization in an address; those of a roster's source need be no UUID. */
export const pathOrganizationId = idOf(/^[\w-]{1,100}$/);

/** The id of a session in an address: when it began, in epoch milliseconds. What is none is 0, when nobody logged in. */
export const pathSessionId = z.pipe(
  z.string(),
  z.transform((text: string): string => (/^\d{1,15}$/.test(text) ? text : '0')),
);
