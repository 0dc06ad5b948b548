import * as z from 'zod/mini';
import { err, ok, type Result } from '#domain/result.ts';
import { list } from './list.ts';
import type { ProblemKind } from './problems.ts';
import { pagePlace } from './table.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Auth = 'required' | 'optional' | 'none';

/** The names of the parameters in a path, for example `id` and `part` in `/a/:id/b/:part`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The JSON body of a successful reply. `In` is the value that a handler returns, `Out` the value that a client gets. */
export type JsonReply<In, Out> = {
  readonly kind: 'json';
  readonly schema: z.ZodMiniType;
  /** Returns the body that contains the value. */
  wrap(value: In): unknown;
  /** Returns the value in a body. The error lists the paths that do not match the schema, such as `data.0.id`. */
  read(body: unknown): Result<Out, readonly string[]>;
};

/** A file as the body of a successful reply. Clients get its bytes. */
export type FileReply = {
  readonly kind: 'file';
  readonly description: string;
  readonly content: Readonly<Record<string, z.ZodMiniType>>;
};

function json<Body, In, Out>(
  schema: z.ZodMiniType<Body>,
  wrap: (value: In) => unknown,
  unwrap: (body: Body) => Out,
): JsonReply<In, Out> {
  return {
    kind: 'json',
    schema,
    wrap,
    read: (body) => {
      const read = z.safeParse(schema, body);
      return read.success ? ok(unwrap(read.data)) : err(read.error.issues.map(({ path }) => path.join('.')));
    },
  };
}

/** Returns an object schema with the type of its body, which TypeScript does not resolve for a generic part. */
const objectOf = <Body>(shape: Readonly<Record<string, z.ZodMiniType>>) =>
  z.object(shape) as z.ZodMiniType as z.ZodMiniType<Body>;

/** The reply of a call without a value. */
export const successResponse = z.object({ success: z.literal(true) });

/** The reply `{ success: true }`, which contains no value. */
const done = json(
  successResponse,
  (_value: unknown) => ({ success: true }),
  (): void => undefined,
);

/** The reply `{ data: null }`, which contains no value. */
export const noData = json(
  z.object({ data: z.null() }),
  (_value: unknown) => ({ data: null }),
  () => null,
);

/** The reply `{ data }`. The value is its `data`. */
export const data = <S extends z.ZodMiniType>(schema: S): JsonReply<z.input<S>, z.output<S>> =>
  json(
    objectOf<{ readonly data: z.output<S> }>({ data: schema }),
    (value) => ({ data: value }),
    (body) => body.data,
  );

/** The reply `{ data, page }` of a table: its rows, and the position of this page. The value is `{ rows, …place }`. */
export const tablePage = <Row extends z.ZodMiniType>(row: Row) => cursorPage(row, pagePlace);

/** The reply `{ data, page }` of a list with a different kind of position. The value is `{ rows, …place }`. */
export const cursorPage = <Row extends z.ZodMiniType, Place extends z.ZodMiniType<object, object>>(
  row: Row,
  place: Place,
) =>
  json(
    objectOf<{ readonly data: readonly z.output<Row>[]; readonly page: z.output<Place> }>({
      data: list(row),
      page: place,
    }),
    ({ rows, ...rest }: { readonly rows: readonly z.input<Row>[] } & z.input<Place>) => ({
      data: rows,
      page: rest,
    }),
    (body) => ({ rows: body.data, ...body.page }),
  );

/** A reply in any other JSON format. The value is the whole body. */
export const body = <S extends z.ZodMiniType>(schema: S): JsonReply<z.input<S>, z.output<S>> =>
  json(
    schema as z.ZodMiniType<z.output<S>>,
    (value) => value,
    (read) => read,
  );

export const file = (description: string, content: FileReply['content']): FileReply => ({
  kind: 'file',
  description,
  content,
});

/** The schema of a file that is not text. */
export const bytes = z.any();

export type OperationParts = {
  readonly body?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly reply?: JsonReply<never, unknown> | FileReply;
  readonly refusals?: readonly ProblemKind[];
  /** The form fields that the server checks. A problem with a field results in a `form/invalid` refusal with its name. */
  readonly fields?: readonly string[];
  /** Whether the client sends a token. By default always, otherwise only if there is a session, or never. */
  readonly auth?: Auth;
};

export type Operation<Path extends string = string, Parts extends OperationParts = OperationParts> = {
  readonly method: Method;
  readonly path: Path;
  readonly parts: Parts;
};

/** Defines an operation: `operation('PUT /v1/things/:id', { body: thing, refusals: ['thing/not-found'] })`. */
export function operation<Path extends `/${string}`, const Parts extends OperationParts = object>(
  line: `${Method} ${Path}`,
  parts: Parts,
): Operation<Path, Parts>;
export function operation<Path extends `/${string}`>(line: `${Method} ${Path}`): Operation<Path, object>;
export function operation(line: string, parts: OperationParts = {}): Operation {
  const [method, path] = line.split(' ') as [Method, string];
  return { method, path, parts };
}

/** Returns the parts of an operation, with the default for each omitted part. */
export const partsOf = ({ parts }: Operation) => ({
  reply: done as JsonReply<never, unknown> | FileReply,
  refusals: [] as readonly ProblemKind[],
  fields: [] as readonly string[],
  auth: 'required' as Auth,
  ...parts,
});

type ReplyOf<Parts extends OperationParts> = Parts extends { readonly reply: infer R } ? R : typeof done;

/** The value that a handler returns: the value of the reply, or a file. */
export type HandlerValue<Parts extends OperationParts, File> =
  ReplyOf<Parts> extends JsonReply<infer In, unknown> ? In : File;

/** The value that a client gets: the value of the reply, or the bytes of a file. */
export type ClientValue<Parts extends OperationParts> =
  ReplyOf<Parts> extends JsonReply<never, infer Out> ? Out : Uint8Array<ArrayBuffer>;

type SchemaIn<Parts, Name extends 'body' | 'query'> = Parts extends { readonly [N in Name]: infer S }
  ? S
  : z.ZodMiniUndefined;

/** A request's body or query as a handler gets it. Undefined if the operation has none. */
export type Received<Parts extends OperationParts, Name extends 'body' | 'query'> = z.output<
  SchemaIn<Parts, Name> extends z.ZodMiniType ? SchemaIn<Parts, Name> : never
>;

/** A schema's input as a deeply readonly type. */
type Fixed<T> = T extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Fixed<T[Key]> }
    : T;

/** A request's body or query as a client passes it. Undefined if the operation has none. */
export type Sent<Parts extends OperationParts, Name extends 'body' | 'query'> = Fixed<
  z.input<SchemaIn<Parts, Name> extends z.ZodMiniType ? SchemaIn<Parts, Name> : never>
>;

export type RefusalKind<Parts extends OperationParts> = Parts extends {
  readonly refusals: readonly (infer Kind)[];
}
  ? Kind
  : never;

export type OperationField<Parts extends OperationParts> = Parts extends {
  readonly fields: readonly (infer Field)[];
}
  ? Field
  : never;
