import pg from 'pg';

/** A statement that begins with such a comment is prepared once per connection, under that name. */
const nameComment = /^\/\* ([a-z][a-z-]{0,40}) \*\/ /;

type Query = (...args: readonly unknown[]) => unknown;

/** A connection that prepares the hottest statements: Kysely itself names none. */
export class NamedStatementClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A connection that breaks fails its statements, and says so by an event too, which ends the process where nobody
    // listens; the pool listens only while the connection lies idle.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as Query;
    const named: Query = (text, values, ...rest) => {
      const name = typeof text === 'string' ? nameComment.exec(text)?.[1] : undefined;
      return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
    };
    this.query = named as pg.Client['query'];
  }
}
