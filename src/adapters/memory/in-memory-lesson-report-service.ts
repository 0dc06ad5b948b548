import type { LessonReportService } from '#application/client/ports/lesson-report-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { LessonReport } from '#domain/lessons/lesson-report.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { admittedCaller, type AdmittingService, failureOf } from './in-memory-admission.ts';

export class InMemoryLessonReportService implements LessonReportService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'lessonReports'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(
    app: AdmittingService & Pick<ServiceApp, 'lessonReports'>,
    token: () => Promise<string | null>,
  ) {
    this.#app = app;
    this.#token = token;
  }

  async own(slug: string) {
    const caller = await this.#mayAs('lesson.report');
    return caller.ok ? ok(await this.#app.lessonReports.own(caller.value, slug)) : caller;
  }

  async record(slug: string, report: LessonReport) {
    const caller = await this.#mayAs('lesson.report');
    return caller.ok ? this.#app.lessonReports.record(caller.value, slug, report) : caller;
  }

  async list() {
    const caller = await this.#mayAs('lesson.read-reports');
    return caller.ok ? ok(await this.#app.lessonReports.list()) : caller;
  }

  async #mayAs(action: Action): Promise<Result<Caller, ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const caller = await admittedCaller(this.#app, await this.#token(), action);
    return caller.ok ? caller : err(failureOf(caller.error));
  }
}
