import type { ActivityService } from '#application/client/platform/ports/activity-service.ts';
import { activityDefaults } from '#domain/activity.ts';
import { activityOperations as operations } from '../../wire/platform/activity.ts';
import { overHttp } from '../sender.ts';
import { tableSearch } from '../table-search.ts';

export const apiActivityService = overHttp<ActivityService>((send) => ({
  page: (of, { timeZone, ...table }, options) =>
    send(operations.listActivity, {
      query: tableSearch(table, activityDefaults, { of, timeZone }),
      ...options,
    }),
}));
