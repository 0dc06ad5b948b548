import type { Http } from '#application/client/ports/http.ts';
import type { LessonReportService } from '#application/client/ports/lesson-report-service.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { LessonReport } from '#domain/lessons/lesson-report.ts';
import { ok } from '#domain/result.ts';
import { successResponse } from '../wire/v1/account.ts';
import { lessonReportsResponse, ownReportResponse } from '../wire/v1/lesson-reports.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedLesson } from './api-failures.ts';

const auth = 'required';
const pathOf = (slug: string): string => `/v1/app/lessons/${encodeURIComponent(slug)}/report`;

/** Reports of lessons over HTTP, with the token of the signed-in user. */
export class ApiLessonReportService implements LessonReportService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async own(slug: string, options?: ReadOptions) {
    const call = { method: 'GET', path: pathOf(slug), auth, reply: ownReportResponse } as const;
    const own = await this.#calls.send({ ...call, ...options });
    return own.ok ? ok(own.value.data) : own;
  }

  async record(slug: string, body: LessonReport) {
    const call = { method: 'PUT', path: pathOf(slug), auth, body, reply: successResponse } as const;
    const recorded = await this.#calls.send(call, refusedLesson(slug));
    return recorded.ok ? ok(undefined) : recorded;
  }

  async list(options?: ReadOptions) {
    const path = '/v1/app/lesson-reports';
    const call = { method: 'GET', path, auth, reply: lessonReportsResponse } as const;
    const listed = await this.#calls.send({ ...call, ...options });
    return listed.ok ? ok(listed.value.data) : listed;
  }
}
