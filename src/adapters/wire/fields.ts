import * as z from 'zod/mini';

export const text = z.string();
export const textOrNull = z.nullable(text);
export const count = z.int().check(z.minimum(0));

/** A time in epoch milliseconds. */
export const timestamp = z.int();
export const timestampOrNull = z.nullable(timestamp);

/** An ID in a body or query. */
export const id = z.string().check(z.maxLength(100));
