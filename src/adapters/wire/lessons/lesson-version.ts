import * as z from 'zod/mini';

/** The version of a lesson in a URL. It is a whole number from 1 to the maximum of a database integer. */
export const lessonVersion = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.transform((digits) => Number(digits)),
);
