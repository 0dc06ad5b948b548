import type { Http, HttpFailure, HttpReply, HttpRequest } from '#application/client/platform/ports/http.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { EditConflict } from '#domain/classrooms/classrooms/classroom-refusals.ts';
import type { SignInCodeWrong } from '#domain/identity/sign-in/sign-in-code.ts';
import { err, ok, type Result } from '#domain/result.ts';
import {
  type OperationField,
  type HandlerValue,
  type Operation,
  partsOf,
  type PathParams,
  type RefusalKind,
  type Sent,
} from '../wire/operation.ts';
import { type OperationName, operations } from '../wire/operations.ts';
import { problemType } from '../wire/problem.ts';
import { type ProblemKind, problems } from '../wire/problems.ts';

type NoReply = Extract<HttpFailure, { readonly kind: 'http/unreachable' | 'http/timed-out' }>;

/**
 * A refusal that a stub can return. This includes refusals with additional data, which the definition of the operation does not list and its adapter parses.
 */
type StubRefusal<Kind, Field extends string> =
  | { readonly kind: Kind }
  | FormInvalid<Field>
  | SignInCodeWrong
  | EditConflict<unknown>
  | { readonly kind: 'call/too-many-requests'; readonly retryAfterSeconds: number }
  | NoReply;

/** The stubbed outcome of an operation: its value, the bytes of a file, a refusal, or no reply. */
type Stub<O> =
  O extends Operation<infer Path, infer Parts>
    ? (call: {
        readonly params: Readonly<Record<PathParams<Path>, string>>;
        readonly query: URLSearchParams;
        readonly body: Sent<Parts, 'body'>;
      }) => Promise<
        Result<
          HandlerValue<Parts, Uint8Array>,
          StubRefusal<RefusalKind<Parts>, OperationField<Parts> & string>
        >
      >
    : never;

export type OperationStubs = { readonly [Name in OperationName]?: Stub<(typeof operations)[Name]> };

type AnyStub = (call: {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}) => Promise<Result<unknown, StubRefusal<ProblemKind, string>>>;

/** Operations with their paths as patterns. Those with fewer parameters come first, because a router matches them first. */
const patterns = Object.entries<Operation>(operations)
  .map(([name, operation]) => ({
    name,
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }))
  .sort((a, b) => a.operation.path.split(':').length - b.operation.path.split(':').length);

function operationOf({ method, path }: HttpRequest) {
  const [address = '', search = ''] = path.split('?');
  for (const { name, operation, pattern } of patterns) {
    const match = operation.method === method ? pattern.exec(address) : null;
    if (match === null) continue;
    const params = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    return {
      name,
      operation,
      params: Object.fromEntries(params) as Readonly<Record<string, string>>,
      query: new URLSearchParams(search),
    };
  }
  throw new Error(`No operation matches ${method} ${address}`);
}

function failureOf(refusal: StubRefusal<ProblemKind, string>): HttpFailure {
  if (refusal.kind === 'http/unreachable' || refusal.kind === 'http/timed-out') return { kind: refusal.kind };
  const { status, title, detail } = problems[refusal.kind];
  const { kind, ...facts } = refusal;
  const errors =
    'fields' in facts ? Object.entries(facts.fields).map(([field, code]) => ({ field, code, detail })) : [];
  const body = { type: problemType(kind), title, status, detail, requestId: 'stub', errors, ...facts };
  const retryAfterSeconds = 'retryAfterSeconds' in facts ? facts.retryAfterSeconds : null;
  return { kind: 'http/status', status, body, retryAfterSeconds, requestId: 'stub' };
}

/**
 * Returns an `Http` that replies to each operation with its stub: `fakeOperations({ resendInvitation: async () => err({ kind: 'invitation/used' }) })`. An
 * operation without a stub throws an error with its name.
 */
export const fakeOperations = (stubs: OperationStubs): Http => ({
  async send(request): Promise<Result<HttpReply, HttpFailure>> {
    const { name, operation, params, query } = operationOf(request);
    const stub = stubs[name as OperationName] as AnyStub | undefined;
    if (stub === undefined) throw new Error(`The operation ${name} has no stub`);
    const answer = await stub({ params, query, body: request.body });
    if (!answer.ok) return err(failureOf(answer.error));
    const { reply } = partsOf(operation);
    const body = reply.kind === 'file' ? answer.value : reply.wrap(answer.value as never);
    return ok({ status: 200, body });
  },
});
