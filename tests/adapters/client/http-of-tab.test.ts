import { expect, test } from 'vitest';
import { httpOfTab } from '#adapters/api/http-of-tab.ts';
import type { Http, HttpFailure, HttpReply, HttpRequest } from '#application/client/platform/ports/http.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { aGate } from '../../builders/a-gate.ts';

type Answer = Result<HttpReply, HttpFailure>;

const request: HttpRequest = { method: 'GET', path: '/v1/app/classrooms', auth: 'required' };
const canceled = err({ kind: 'http/canceled' });

const replyAbout = (organization?: string): Answer =>
  ok({ status: 200, body: {}, ...(organization === undefined ? {} : { organization }) });
const failure = (status: number, type: string, organization?: string): Answer =>
  err({
    kind: 'http/status',
    status,
    body: { type: `/problems/${type}`, title: 'No', status, requestId: 'r-1' },
    retryAfterSeconds: null,
    requestId: null,
    ...(organization === undefined ? {} : { organization }),
  });
const notAMember = failure(403, 'organization/not-a-member');

/** A tab in the organization `oak`. Its call resolves when the gate opens. */
function aTab(answer: Answer) {
  let current: string | null = 'oak';
  const ended: string[] = [];
  const gate = aGate();
  const behind: Http = {
    send: async () => {
      await gate.opened;
      return answer;
    },
  };
  const http = httpOfTab(behind, {
    current: () => current,
    end: (id) => {
      ended.push(id);
      if (current === id) current = null;
    },
  });
  return {
    http,
    ended,
    answer: gate.open,
    actIn: (id: string | null) => {
      current = id;
    },
  };
}

test.each([
  ['about the organization of the tab', replyAbout('oak')],
  ['about none', replyAbout()],
  ['a failure', failure(404, 'classroom/not-found', 'oak')],
])('[ORG-1] a reply %s arrives', async (_what, answer) => {
  const tab = aTab(answer);
  tab.answer();
  expect(await tab.http.send(request)).toEqual(answer);
});

test.each([
  ['reply', replyAbout('oak')],
  ['failure', failure(404, 'classroom/not-found', 'oak')],
  ['refusal of the membership', notAMember],
])('[ORG-1] a %s that arrives after a switch is canceled', async (_what, answer) => {
  const tab = aTab(answer);
  const sent = tab.http.send(request);
  tab.actIn('pier');
  tab.answer();
  expect(await sent).toEqual(canceled);
});

test('[ORG-1] a call with its own organization is answered as usual', async () => {
  const tab = aTab(replyAbout('pier'));
  tab.answer();
  expect(await tab.http.send({ ...request, organization: 'pier' })).toEqual(replyAbout('pier'));
  const refused = aTab(notAMember);
  refused.answer();
  expect(await refused.http.send({ ...request, organization: 'pier' })).toEqual(notAMember);
  expect(refused.ended).toEqual([]);
});

test('[R10] an ended membership is removed from the tab, and the call has the reason', async () => {
  const tab = aTab(notAMember);
  tab.answer();
  expect(await tab.http.send(request)).toEqual(notAMember);
  expect(tab.ended).toEqual(['oak']);
});

test('[R10] the same applies if the owner of the tab is known only after the wait for the token', async () => {
  const tab = aTab(notAMember);
  tab.actIn(null);
  const sent = tab.http.send(request);
  tab.actIn('oak');
  tab.answer();
  expect(await sent).toEqual(notAMember);
  expect(tab.ended).toEqual(['oak']);
});
