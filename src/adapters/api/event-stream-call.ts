import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import type { HttpFailure, HttpRequest } from '#application/client/ports/http.ts';
import type { StreamEvent, StreamOptions } from '#application/client/ports/event-stream.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ApiCalls } from './api-calls.ts';

const beatData = z.object({ now: z.number() });

/** JSON as what it says; undefined of a text that is none. */
function jsonOf(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The event of a name with its data; null of a name that only a newer service sends. */
function eventOf<Changes extends z.ZodMiniType>(
  { event: name, data }: { readonly event?: string | undefined; readonly data: string },
  contract: Changes,
): StreamEvent<z.output<Changes>> | null {
  if (name !== 'beat' && name !== 'work') return null;
  const json = jsonOf(data);
  const beat = name === 'beat' ? z.safeParse(beatData, json) : null;
  if (beat?.success === true) return { kind: 'beat', ...beat.data };
  const changes = name === 'work' ? z.safeParse(contract, json) : null;
  return changes?.success === true ? { kind: 'changes', changes: changes.data } : { kind: 'gap' };
}

/**
 * Calls `hear` with each event of a call that answers a stream, until it ends. An event that cannot be read is a gap, and is logged
 * without what it said.
 */
export async function callStream<Changes extends z.ZodMiniType, E = never>(
  { calls, log }: { readonly calls: ApiCalls; readonly log: Log },
  call: Pick<HttpRequest, 'auth' | 'path' | 'student'>,
  { contract, hear, signal }: StreamOptions<z.output<Changes>> & { readonly contract: Changes },
  known?: (failure: HttpFailure) => E | null,
): Promise<Result<void, E | ServiceFailure>> {
  const parser = createParser({
    onEvent: (told) => {
      const event = eventOf(told, contract);
      if (event === null || event.kind === 'gap')
        log.warn('The service told something that this page cannot read', { event: told.event });
      if (event !== null) hear(event);
    },
  });
  const onText = (text: string): void => parser.feed(text);
  const request = { ...call, method: 'GET', onText, signal, reply: z.null() } as const;
  const ended = await calls.send(request, known);
  return ended.ok ? ok(undefined) : ended;
}
