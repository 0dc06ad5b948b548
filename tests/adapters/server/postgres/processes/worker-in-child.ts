// A second worker process. It prints `reported` when an import has committed its first part, and then hangs until it is killed.
import { openDatabase } from '../../../../../src/adapters/postgres/database.ts';
import { InMemoryLog } from '../../../../../src/adapters/memory/platform/in-memory-log.ts';
import { startJobs } from '../../../../../src/server/composition/start-jobs.ts';
import { aLiveService } from '../../../../builders/an-api.ts';

const database = await openDatabase({ url: process.argv[2] ?? '' });
const { service } = aLiveService(database);
const { handlers } = service.jobs;
const hangs = async (): Promise<boolean> => {
  console.log('reported');
  return new Promise<boolean>(() => undefined);
};
await startJobs(
  database,
  {
    jobs: {
      ...service.jobs,
      handlers: {
        ...handlers,
        'commit-import': (order, attempt) =>
          handlers['commit-import'](order, { id: attempt.id, report: hangs }),
      },
    },
  },
  new InMemoryLog(),
);
console.log('ready');
