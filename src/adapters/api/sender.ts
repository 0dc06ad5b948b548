import type * as z from 'zod/mini';
import type { Http, HttpFailure, HttpRequest } from '#application/client/platform/ports/http.ts';
import type { ServiceFailure } from '#application/client/platform/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { fileFormats } from '#domain/lessons/lessons/lesson-part.ts';
import { err, mapOk, ok, type Result } from '#domain/result.ts';
import {
  type ClientValue,
  type OperationField,
  type FileReply,
  type Operation,
  type OperationParts,
  partsOf,
  type PathParams,
  type RefusalKind,
  type Sent,
} from '../wire/operation.ts';
import { firstKnown, formInvalid, refusedAs, serviceFailure } from './api-failures.ts';

type QueryValue = string | number | boolean | null | undefined;
type Search<Query> = URLSearchParams | { readonly [Name in keyof Query]?: QueryValue };

/** The parameters, query, body and headers of one call. Null and undefined are omitted from the query. */
type CallOptions<Path extends string, Parts extends OperationParts> = Omit<
  HttpRequest,
  'method' | 'path' | 'auth' | 'body' | 'as'
> &
  ([PathParams<Path>] extends [never]
    ? { readonly params?: never }
    : { readonly params: Readonly<Record<PathParams<Path>, string>> }) &
  (Parts extends { readonly query: z.ZodMiniType }
    ? { readonly query?: Search<Sent<Parts, 'query'>> | null }
    : { readonly query?: never }) &
  (Parts extends { readonly body: z.ZodMiniType }
    ? { readonly body: Sent<Parts, 'body'> }
    : { readonly body?: Uint8Array });

/** Every operation treats a rate limit as a failure of the service instead of a refusal. */
const limited = 'call/too-many-requests';
type Kinds<Kind> = Kind extends string ? { readonly kind: Exclude<Kind, typeof limited> } : never;

type Refused<Parts extends OperationParts> =
  | Kinds<RefusalKind<Parts>>
  | (OperationField<Parts> extends never ? never : FormInvalid<OperationField<Parts> & string>)
  | ServiceFailure;

/** Sends an operation. `known` recognizes refusals that contain more than a kind. */
type Send = <Path extends string, Parts extends OperationParts, Known = never>(
  operation: Operation<Path, Parts>,
  ...[options, known]: Record<string, never> extends CallOptions<Path, Parts>
    ? [options?: CallOptions<Path, Parts>, known?: (failure: HttpFailure) => Known | null]
    : [options: CallOptions<Path, Parts>, known?: (failure: HttpFailure) => Known | null]
) => Promise<Result<ClientValue<Parts>, Known | Refused<Parts>>>;

/** The first bytes of files by media type. Files of other types can begin with any bytes. */
const signatures: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'application/zip': 'PK',
  [fileFormats.slides.type]: 'PK',
  [fileFormats.sheet.type]: 'PK',
};

/** Whether the bytes begin like a file of this reply. A network that requires a login first replies with its own page instead. */
const isFileOf = ({ content }: FileReply, bytes: Uint8Array): boolean =>
  Object.keys(content).some((type) => {
    const start = signatures[type] ?? '';
    return new TextDecoder('latin1').decode(bytes.subarray(0, start.length)) === start;
  });

const pathWith = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));

const searchOf = (query: Search<Record<string, unknown>>): string => {
  if (query instanceof URLSearchParams) return String(query);
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return String(new URLSearchParams(pairs));
};

/** Returns the path of a call with its parameters and query filled in. */
export function addressOf(
  { path }: Operation,
  {
    params = {},
    query,
  }: {
    readonly params?: Readonly<Record<string, string>> | undefined;
    readonly query?: Search<Record<string, unknown>> | null | undefined;
  },
): string {
  const search = query ? searchOf(query) : '';
  return `${pathWith(path, params)}${search === '' ? '' : `?${search}`}`;
}

/** Returns a function that maps a failed call to a refusal of the operation or a failure of the service. */
export function refusalOf<Known>(operation: Operation, known?: (failure: HttpFailure) => Known | null) {
  const { refusals, fields } = partsOf(operation);
  const refused = firstKnown(
    known ?? (() => null),
    (failure) => (fields.length === 0 ? null : formInvalid(failure, fields)),
    refusedAs(refusals.filter((kind) => kind !== limited)),
  );
  return (failure: HttpFailure) => refused(failure) ?? serviceFailure(failure);
}

/** Returns a result without its value, for ports with operations that return none. */
export const withoutValue = async <E>(sent: Promise<Result<unknown, E>>): Promise<Result<null, E>> =>
  mapOk(await sent, () => null);

/** Whether a body comes from a network that requires a login first. Our service replies in JSON. */
const isForeign = (body: unknown): boolean => typeof body === 'string' || body instanceof Uint8Array;

/**
 * Returns a function that sends an operation and parses its reply. A reply that does not match its schema is a failure of the service, and is logged without
 * its content. A reply from a different source counts as unreachable.
 */
function sender(http: Http, log: Log): Send {
  return (async (operation: Operation, options: CallOptions<string, OperationParts> | undefined, known) => {
    const { method } = operation;
    const { auth, reply } = partsOf(operation);
    const { params, query, ...rest } = options ?? {};
    const path = addressOf(operation, { params, query });
    const isFile = reply.kind === 'file';
    const sent = await http.send({ ...rest, method, path, auth, ...(isFile && { as: 'bytes' }) });
    if (!sent.ok) return err(refusalOf(operation, known)(sent.error));
    const { body } = sent.value;
    if (isFile && body instanceof Uint8Array && isFileOf(reply, body)) return ok(body);
    const read = isFile ? err(['']) : reply.read(body);
    if (read.ok) return read;
    if (isForeign(body)) {
      log.warn('The reply is not from the service', { method, path });
      return err({ kind: 'service/unreachable' });
    }
    log.error('The reply does not match its schema', { method, path, broken: read.error });
    return err({ kind: 'service/failed', requestId: null });
  }) as Send;
}

type Transport = { readonly http: Http; readonly log: Log };

/** Returns a function that creates a client service over `http`, from a function that creates it with a sender. */
export const overHttp =
  <Service>(create: (send: Send, transport: Transport) => Service) =>
  (http: Http, log: Log): Service =>
    create(sender(http, log), { http, log });
