import { randomUUID } from 'node:crypto';
import { administer, emptyDatabase } from '../postgres-server.ts';

/** The PostgreSQL server of this run, and the name of the database that the sites copy. The global setup passes them to the workers. */
const serverVariable = 'E2E_DATABASE_SERVER';
const templateVariable = 'E2E_DATABASE_TEMPLATE';

const newName = (): string => `e2e_${randomUUID().replaceAll('-', '')}`;
const urlOf = (server: string, name: string): string => new URL(`/${name}`, server).href;

/** The database of one site on the PostgreSQL server. */
export type SiteDatabase = {
  readonly url: string;
  /** Replaces the database with an empty one. */
  readonly reset: () => Promise<void>;
  readonly drop: () => Promise<void>;
};

/** Creates an empty database on the PostgreSQL server of this run. Returns null if there is none. */
export async function createSiteDatabase(): Promise<SiteDatabase | null> {
  const { [serverVariable]: server, [templateVariable]: template } = process.env;
  if (server === undefined || template === undefined) return null;
  const name = newName();
  const create = () => administer(server, `create database ${name} template ${template}`);
  const drop = () => administer(server, `drop database if exists ${name} with (force)`);
  await create();
  return { url: urlOf(server, name), reset: () => drop().then(create), drop };
}

/**
 * Creates the database that the sites of this run copy. `prepare` gets its URL and migrates it. Returns a function that drops it.
 */
export async function createTemplate(
  server: string,
  prepare: (url: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const template = newName();
  await administer(server, `create database ${template} ${emptyDatabase}`);
  await prepare(urlOf(server, template));
  process.env[serverVariable] = server;
  process.env[templateVariable] = template;
  return () => administer(server, `drop database ${template} with (force)`);
}
