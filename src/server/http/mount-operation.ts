import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import {
  type FileReply,
  type HandlerValue,
  type JsonReply,
  type Operation,
  type OperationParts,
  partsOf,
  type PathParams,
  type Received,
} from '#adapters/wire/operation.ts';
import type { ProblemKind } from '#adapters/wire/problems.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Caller } from '#application/service/identity/caller/caller.ts';
import type { PassHolder } from '#application/service/classrooms/passes/pass-holder.ts';
import type { StudentHolder } from '#application/service/classrooms/ports/student-logins.ts';
import type { Action } from '#domain/organizations/access/permissions.ts';
import { ok, type Result } from '#domain/result.ts';
import { callerIn, callerOf, passHolderOf, studentHolderOf } from './admission.ts';
import type { StreamDeps } from './event-stream.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { describeProblems, type Refusal, replyRefusal } from './problem.ts';
import { pathId } from './routes/path-id.ts';

/** The server's parts of an operation: its permission, description and limits. */
type ServerParts<Path extends string> = {
  /** The action in the permission table that determines who may call the operation. */
  readonly action: Action;
  readonly tag: string;
  readonly summary: string;
  /** Schemas of path parameters that are not our ids. */
  readonly params?: Readonly<Partial<Record<PathParams<Path>, z.ZodMiniType<string>>>>;
  /** The maximum body size in bytes. Fastify's default is 1 MiB. */
  readonly bodyLimit?: number;
  /** Problems in addition to the refusals that clients handle. */
  readonly problems?: readonly ProblemKind[];
  /** The client must send the version that it edits in `If-Match` (`edit-version.ts`). */
  readonly basedOnVersion?: true;
  /** The operation is an upload. Its body may arrive slowly, and its reply has no time limit (`limit-times.ts`). */
  readonly slowBody?: true;
  /** Returns the class code of a body before its validation, for rate limits. Null if there is none. */
  readonly classCodeIn?: (body: unknown) => string | null;
};

/** A file returned by a handler: bytes, text, or chunks. */
type SentFile = {
  readonly fileName: string;
  /** The media type. The default is the only media type of the reply. */
  readonly type?: string;
  readonly file: Uint8Array | string | AsyncIterable<string | Uint8Array>;
};

type Call<Path extends string, Parts extends OperationParts> = {
  /** The calling account. Throws if the action does not need one. */
  readonly caller: Caller;
  /** The calling account, or null without a session. */
  readonly visitor: Caller | null;
  /** The token's student. Throws if the action is not for students. */
  readonly student: StudentHolder;
  /** The pass's holder. Throws if the action is not for passes. */
  readonly passHolder: PassHolder;
  readonly params: Readonly<Record<PathParams<Path>, string>>;
  readonly body: Received<Parts, 'body'>;
  readonly query: Received<Parts, 'query'>;
  readonly request: FastifyRequest;
  /** Use it only to set headers. The value that the handler returns is sent after that. */
  readonly reply: FastifyReply;
};

/** Handles a call. Returns its value, the use case's refusal, or the reply if it was already sent. */
type Handler<Path extends string, Parts extends OperationParts> = (
  call: Call<Path, Parts>,
) => Promise<Result<HandlerValue<Parts, SentFile>, Refusal> | FastifyReply>;

type Shared = Partial<Pick<ServerParts<string>, 'action' | 'tag' | 'bodyLimit' | 'problems'>>;

const parametersOf = (path: string, own: Readonly<Record<string, z.ZodMiniType | undefined>>) => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 0) return {};
  return { params: z.object(Object.fromEntries(names.map((name) => [name, own[name] ?? pathId]))) };
};

const described = (reply: JsonReply<never, unknown> | FileReply) =>
  reply.kind === 'json'
    ? reply.schema
    : {
        description: reply.description,
        content: Object.fromEntries(
          Object.entries(reply.content).map(([type, schema]) => [type, { schema }]),
        ),
      };

function sendFile(reply: FastifyReply, { content }: FileReply, sent: SentFile): FastifyReply {
  const { fileName, type = Object.keys(content)[0] ?? 'application/octet-stream', file } = sent;
  reply
    .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .header('content-disposition', `attachment; filename="${fileName}"`);
  if (typeof file === 'string') return reply.send(file);
  return reply.send(file instanceof Uint8Array ? Buffer.from(file) : Readable.from(file));
}

/** Whether a handler returned a result. If it returned Fastify's reply, awaiting the reply waits until it is sent and results in `undefined`. */
const isResult = <T extends object>(
  returned: T | undefined,
): returned is Extract<T, { readonly ok: boolean }> => returned !== undefined && 'ok' in returned;

type Group = Readonly<Record<string, Operation>>;
type PathOf<O> = O extends Operation<infer Path, infer _> ? Path : never;
type PartsIn<O> = O extends Operation<infer _, infer Parts> ? Parts : never;

/** The server's parts of an operation, without the parts that its group shares, and its handler. */
type Route<Path extends string, Parts extends OperationParts, Given extends keyof Shared> = Omit<
  ServerParts<Path>,
  Given
> &
  Pick<Shared, Given> & { readonly handle: Handler<Path, Parts> };

type Routes<G extends Group, S extends Shared> = {
  readonly [Id in keyof G]: Route<PathOf<G[Id]>, PartsIn<G[Id]>, keyof S & keyof Shared>;
};

/** The features of the service and the parts of this process that handlers use. */
export type RouteDeps = ServiceApp & StreamDeps & { readonly browsers: KnownBrowsers };

/** Adds the routes of a group of operations to an app. */
export type AddRoutes = (app: FastifyInstance, deps: RouteDeps) => void;

function addRoute(
  app: FastifyInstance,
  id: string,
  operation: Operation,
  route: Route<string, OperationParts, never>,
): void {
  const { action, tag, summary, params = {}, bodyLimit, problems = [], handle, ...flags } = route;
  const { method, path } = operation;
  const { body, query, reply: wanted, refusals, fields } = partsOf(operation);
  const kinds = [...(fields.length > 0 ? (['form/invalid'] as const) : []), ...problems, ...refusals];
  app.route({
    method,
    url: path,
    config: { action, ...flags },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: {
      tags: [tag],
      operationId: id,
      summary,
      ...parametersOf(path, params),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: described(wanted), ...describeProblems(...kinds) },
    },
    handler: async (request, reply) => {
      const call = {
        get caller() {
          return callerOf(request);
        },
        get visitor() {
          return callerIn(request);
        },
        get student() {
          return studentHolderOf(request);
        },
        get passHolder() {
          return passHolderOf(request);
        },
        params: request.params,
        body: request.body,
        query: request.query,
        request,
        reply,
      } as Call<string, OperationParts>;
      const result = await handle(call);
      if (!isResult(result)) return reply;
      if (!result.ok) return replyRefusal(reply, result.error);
      if (wanted.kind === 'file') return sendFile(reply, wanted, result.value as SentFile);
      return wanted.wrap(result.value as never);
    },
  });
}

/**
 * Describes a route for each operation of a group: its permission, texts, limits and handler. The name of an operation is its OpenAPI `operationId`. `shared`
 * contains the parts that most routes have in common. A route can replace them.
 */
export const routes =
  <const G extends Group, const S extends Shared>(
    group: G,
    shared: S,
    create: (deps: RouteDeps) => Routes<NoInfer<G>, NoInfer<S>>,
  ): AddRoutes =>
  (app, deps) => {
    const own: Readonly<Record<string, object>> = create(deps);
    for (const [id, parts] of Object.entries(own)) {
      const route: object = { ...shared, ...parts };
      addRoute(app, id, group[id] as Operation, route as Route<string, OperationParts, never>);
    }
  };

/** Runs `run` with the parsed form or query, or returns the parse error. */
export const withForm = async <Form, Value, Problem, Refused>(
  form: Result<Form, Problem>,
  run: (form: Form) => Promise<Result<Value, Refused>>,
): Promise<Result<Value, Problem | Refused>> => (form.ok ? run(form.value) : form);

/** Returns the value as a successful result, for handlers that cannot fail. */
export const always = async <Value>(value: Value | Promise<Value>): Promise<Result<Value, never>> =>
  ok(await value);
