import * as z from 'zod/mini';

const shape = /^[0-9a-f-]{36}$/;

/** An id in an address. What cannot be one is `''`, which nothing has: it is answered like any that is unknown. */
export const pathId = z.pipe(
  z.string(),
  z.transform((text: string): string => (shape.test(text) ? text : '')),
);
