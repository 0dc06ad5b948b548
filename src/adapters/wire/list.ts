import * as z from 'zod/mini';

/** A list that is readonly by type; `z.readonly` would freeze at run time and mark the API's description. */
export const list = <T extends z.ZodMiniType>(
  item: T,
): z.ZodMiniType<readonly z.output<T>[], readonly z.input<T>[]> => z.array(item);
