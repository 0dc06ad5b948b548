export type Ok<T> = { readonly ok: true; readonly value: T };
/** A failure that the caller must handle, distinguished by `error.kind`. */
export type Err<E> = { readonly ok: false; readonly error: E };
/** The result of an operation that can fail in an expected way. Bugs throw instead. */
export type Result<T, E> = Ok<T> | Err<E>;

/** A refusal type with the field `kind`, for each kind. */
export type RefusalOf<Kinds extends string> = { [Kind in Kinds]: { readonly kind: Kind } }[Kinds];

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const err = <E>(error: E): Err<E> => ({ ok: false, error });

/** Returns the result with its value changed by `map`, or the same error. */
export const mapOk = <T, U, E>(result: Result<T, E>, map: (value: T) => U): Result<U, E> =>
  result.ok ? ok(map(result.value)) : result;
