import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import type { ClassWorkService, StreamEvent } from '#application/client/ports/class-work-service.ts';
import type { Http } from '#application/client/ports/http.ts';
import type { Log } from '#application/ports/log.ts';
import type { Cancellation, ReadOptions } from '#domain/cancellation.ts';
import { workRefusals as refusals } from '#domain/class-work/work-refusals.ts';
import { ok } from '#domain/result.ts';
import { classWorkData, classWorkResponse } from '../wire/v1/class-work.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedAs } from './api-failures.ts';

const auth = 'required';
const pathOf = (classroomId: string, after: number): string =>
  `/v1/app/classrooms/${encodeURIComponent(classroomId)}/work?after=${after}`;

const beatData = z.object({ now: z.number() });

/** The event of a name with its data; null of one that only a newer service sends, or that breaks its contract. */
function eventOf(name: string | undefined, data: unknown): StreamEvent | null {
  const beat = name === 'beat' ? z.safeParse(beatData, data) : null;
  if (beat?.success === true) return { kind: 'beat', ...beat.data };
  const changes = name === 'work' ? z.safeParse(classWorkData, data) : null;
  return changes?.success === true ? { kind: 'changes', changes: changes.data } : null;
}

/** The work of a class over HTTP. */
export class ApiClassWorkService implements ClassWorkService {
  readonly #calls: ApiCalls;
  readonly #log: Log;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
    this.#log = log;
  }

  async changes(classroomId: string, after: number, options?: ReadOptions) {
    const path = pathOf(classroomId, after);
    const call = { method: 'GET', path, auth, reply: classWorkResponse } as const;
    const read = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.live));
    return read.ok ? ok(read.value.data) : read;
  }

  async stream(
    classroomId: string,
    after: number,
    { hear, signal }: { readonly hear: (event: StreamEvent) => void; readonly signal: Cancellation },
  ) {
    const parser = createParser({
      onEvent: ({ event, data }) => {
        const read = eventOf(event, JSON.parse(data));
        if (read !== null) hear(read);
        else this.#log.warn('The service told something that this page does not know', { event });
      },
    });
    const path = pathOf(classroomId, after);
    const onText = (text: string): void => parser.feed(text);
    const call = { method: 'GET', path, auth, onText, signal, reply: z.null() } as const;
    const ended = await this.#calls.send(call, refusedAs(refusals.live));
    return ended.ok ? ok(undefined) : ended;
  }
}
