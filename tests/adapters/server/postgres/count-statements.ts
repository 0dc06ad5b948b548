import type { KyselyPlugin } from 'kysely';
import type { Database } from '#adapters/postgres/database.ts';

export function countStatements(database: Database): {
  readonly database: Database;
  readonly count: () => number;
} {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      statements += 1;
      return Promise.resolve(result);
    },
  };
  return { database: { ...database, db: database.db.withPlugin(counting) }, count: () => statements };
}
