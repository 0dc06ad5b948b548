import * as z from 'zod/mini';

/** The version of a lesson in a URL: a whole number of one to nine digits, so that it fits a database integer. */
export const lessonVersion = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.transform((digits) => Number(digits)),
);
