import * as z from 'zod/mini';

/** A list with a readonly type. `z.readonly` would freeze it at run time and mark it in the API's description. */
export const list = <T extends z.ZodMiniType>(
  item: T,
): z.ZodMiniType<readonly z.output<T>[], readonly z.input<T>[]> => z.array(item);
