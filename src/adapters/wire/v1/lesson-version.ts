import * as z from 'zod/mini';

/** Which version of a lesson is asked for, as an address writes it: whole, from 1 to what a database counts. */
export const lessonVersion = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.transform((digits) => Number(digits)),
);
