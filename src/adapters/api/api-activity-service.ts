import type { ActivityService } from '#application/client/ports/activity-service.ts';
import type { Http } from '#application/client/ports/http.ts';
import type { Log } from '#application/ports/log.ts';
import { activityDefaults, type ActivityQuery, type ActivityRange } from '#domain/audit/activity.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { ok } from '#domain/result.ts';
import { activityResponse } from '../wire/v1/activity.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedAs } from './api-failures.ts';
import { tableSearch } from './table-search.ts';

/** The activity over HTTP, with the token of the signed-in user. */
export class ApiActivityService implements ActivityService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async page(range: ActivityRange, { timeZone, ...query }: ActivityQuery, options?: ReadOptions) {
    const search = tableSearch(query, activityDefaults, { of: range, timeZone });
    const sent = await this.#calls.send(
      {
        method: 'GET',
        path: `/v1/app/activity?${search}`,
        auth: 'required',
        reply: activityResponse,
        ...options,
      },
      refusedAs(['account/not-permitted']),
    );
    return sent.ok ? ok({ rows: sent.value.data, ...sent.value.page }) : sent;
  }
}
