import { beforeEach, expect, test } from 'vitest';
import { apiPassService } from '#adapters/api/classrooms/api-pass-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { InMemoryStorage } from '#adapters/memory/platform/in-memory-storage.ts';
import { createPassesApp, type PassesApp } from '#application/client/classrooms/passes/passes-app.ts';
import { tabPassEntry } from '#application/client/storage-entries.ts';
import { aService } from '../../../../../builders/a-service.ts';
import { injectHttp, type InjectNetwork } from '../../../../../builders/inject-http.ts';
import { day } from '../../../../../builders/time.ts';
import { teacherWithClassroom } from '../../../../../contract/classrooms/teacher-with-classroom.ts';

let teacher: Awaited<ReturnType<typeof teacherWithClassroom>>;
let network: InjectNetwork;
let storage: InMemoryStorage;
let passes: PassesApp;
let code: string;

beforeEach(async () => {
  const behind = aService();
  teacher = await teacherWithClassroom(behind);
  const sent = injectHttp(behind, teacher.token);
  ({ network } = sent);
  const service = apiPassService(sent.http, new InMemoryLog());
  storage = new InMemoryStorage();
  passes = createPassesApp({ passes: service, storage });
  const made = await passes.make(teacher.classroomId, { day: '2026-09-01' });
  code = made.ok ? made.value.code : '';
});

test('[ORG-13] a tab without a code shows nothing and sends no call', async () => {
  network.online = false;
  expect(await passes.board()).toEqual({ ok: true, value: null });
});

test('[ORG-13] a code shows its class in this tab until the user leaves it', async () => {
  expect(await passes.enter(code)).toEqual({ ok: true, value: undefined });
  expect(await passes.board()).toMatchObject({ ok: true, value: { classroom: { name: 'Room 12' } } });
  await passes.leave();
  expect(await passes.board()).toEqual({ ok: true, value: null });
});

test('[ORG-13] an impossible code is not sent', async () => {
  network.online = false;
  expect(await passes.enter(' ')).toMatchObject({ error: { fields: { passCode: 'required' } } });
  expect(await passes.enter(code)).toMatchObject({ error: { kind: 'service/unreachable' } });
  expect(storage.read(tabPassEntry)).toBeNull();
});

test('[ORG-13] an ended pass is reported on each use, until another code replaces it', async () => {
  await passes.enter(code);
  network.online = false;
  expect(await passes.board()).toMatchObject({ error: { kind: 'service/unreachable' } });
  network.online = true;
  await teacher.clock.advance(day);
  expect(await passes.board()).toEqual({ ok: false, error: { kind: 'pass/over' } });
  expect(await passes.board()).toEqual({ ok: false, error: { kind: 'pass/over' } });
  const another = await passes.make(teacher.classroomId, { day: '2026-09-02' });
  await passes.enter(another.ok ? another.value.code : '');
  expect(await passes.board()).toMatchObject({ ok: true, value: { classroom: { name: 'Room 12' } } });
});
