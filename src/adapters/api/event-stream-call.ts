import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import type { Http, HttpRequest } from '#application/client/platform/ports/http.ts';
import type { StreamEvent, StreamOptions } from '#application/client/platform/ports/event-stream.ts';
import type { ServiceFailure } from '#application/client/platform/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { JsonReply, Operation } from '../wire/operation.ts';
import type { ProblemKind } from '../wire/problems.ts';
import { addressOf, refusalOf } from './sender.ts';

const beatData = z.object({ now: z.number() });

/** Parses JSON. Returns undefined if the text is not JSON. */
function jsonOf(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Parses an event. Returns null if this build does not know its name, because newer servers may send more. Returns a gap if its data is invalid. */
function eventOf<Changes>(
  { event: name, data }: { readonly event?: string | undefined; readonly data: string },
  reply: JsonReply<never, Changes>,
): StreamEvent<Changes> | null {
  if (name !== 'beat' && name !== 'work') return null;
  const json = jsonOf(data);
  const beat = name === 'beat' ? z.safeParse(beatData, json) : null;
  if (beat?.success === true) return { kind: 'beat', ...beat.data };
  const changes = name === 'work' ? reply.read({ data: json }) : null;
  return changes?.ok === true ? { kind: 'changes', changes: changes.value } : { kind: 'gap' };
}

type StreamOperation<Path extends string, Changes, Kind extends ProblemKind> = Operation<
  Path,
  { readonly reply: JsonReply<never, Changes>; readonly refusals: readonly Kind[]; readonly auth?: 'none' }
>;

/**
 * Calls `hear` with each event of an operation that replies with a stream, until the stream ends. An event that cannot be parsed counts as a gap and is logged
 * without its content.
 */
export async function callStream<Path extends string, Changes, Kind extends ProblemKind>(
  { http, log }: { readonly http: Http; readonly log: Log },
  operation: StreamOperation<Path, Changes, Kind>,
  call: Pick<HttpRequest, 'student'> & {
    readonly params?: Readonly<Record<string, string>>;
    readonly query?: object;
  },
  { hear, signal }: StreamOptions<Changes>,
): Promise<Result<void, { readonly kind: Kind } | ServiceFailure>> {
  const parser = createParser({
    onEvent: (message) => {
      const event = eventOf(message, operation.parts.reply);
      if (event === null || event.kind === 'gap')
        log.warn('A stream event does not match its schema', { event: message.event });
      if (event !== null) hear(event);
    },
  });
  const { params, query, ...rest } = call;
  const ended = await http.send({
    ...rest,
    method: 'GET',
    path: addressOf(operation, { params, query }),
    auth: operation.parts.auth ?? 'required',
    onText: (text) => parser.feed(text),
    signal,
  });
  return ended.ok
    ? ok(undefined)
    : err(refusalOf(operation)(ended.error) as { readonly kind: Kind } | ServiceFailure);
}
