import { expect, test } from 'vitest';
import { readLocalEnvironment } from '#server/local/local-environment.ts';

test('by default, it is for this computer only, at port 3000', () => {
  const start = { host: 'localhost', port: 3000, dataDir: '.data', logLevel: 'warn', databaseUrl: null };
  expect(readLocalEnvironment({})).toEqual(start);
  expect(readLocalEnvironment({ PORT: '0', DATA_DIR: '/data' })).toEqual({
    ...start,
    port: 0,
    dataDir: '/data',
  });
});

test('the embedded database is replaced only by its own variable, never by that of production', () => {
  const DATABASE_URL = 'postgres://postgres@127.0.0.1:5432/postgres';
  expect(readLocalEnvironment({ DATABASE_URL }).databaseUrl).toBeNull();
  expect(readLocalEnvironment({ LOCAL_DATABASE_URL: DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test.each(['', ' ', 'abc', '-1', '65536', '3000.5'])("PORT='%s' is refused", (PORT) => {
  expect(() => readLocalEnvironment({ PORT })).toThrow(`PORT is '${PORT}'`);
});
