import type { ActivityService } from '#application/client/platform/ports/activity-service.ts';
import type { Http } from '#application/client/platform/ports/http.ts';
import type { Log } from '#application/ports/log.ts';
import { activityDefaults } from '#domain/activity.ts';
import { activityOperations as operations } from '../../wire/platform/activity.ts';
import { sender } from '../sender.ts';
import { tableSearch } from '../table-search.ts';

export function apiActivityService(http: Http, log: Log): ActivityService {
  const send = sender(http, log);
  return {
    page: (of, { timeZone, ...table }, options) =>
      send(operations.listActivity, {
        query: tableSearch(table, activityDefaults, { of, timeZone }),
        ...options,
      }),
  };
}
