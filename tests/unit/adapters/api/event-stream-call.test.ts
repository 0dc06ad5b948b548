import { expect, test } from 'vitest';
import { apiClassWorkService } from '#adapters/api/classrooms/api-class-work-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import type { Http } from '#application/client/platform/ports/http.ts';
import { newCancellation } from '#domain/cancellation.ts';
import { ok } from '#domain/result.ts';

async function received(text: string): Promise<readonly string[]> {
  const kinds: string[] = [];
  const http: Http = {
    send: async ({ onText }) => {
      onText?.(text);
      return ok({ status: 200, body: null });
    },
  };
  const service = apiClassWorkService(http, new InMemoryLog());
  const hear = ({ kind }: { readonly kind: string }) => kinds.push(kind);
  expect(await service.stream('room', 0, { hear, signal: newCancellation() })).toEqual(ok(undefined));
  return kinds;
}

test('[CLS-3] an event that is truncated, or breaks its contract, is a gap, and the stream continues', async () => {
  const beat = 'event: beat\ndata: {"now":1}\n\n';
  expect(await received(`event: work\ndata: {"seq":1,"no\n\n${beat}`)).toEqual(['gap', 'beat']);
  expect(await received(`event: work\ndata: {"seq":"1"}\n\n${beat}`)).toEqual(['gap', 'beat']);
});

test('[CLS-3] an event that only a newer service sends is ignored', async () => {
  expect(await received('event: weather\ndata: sunny\n\nevent: beat\ndata: {"now":1}\n\n')).toEqual(['beat']);
});
