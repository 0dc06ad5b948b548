import pg from 'pg';

/** Matches a comment that names a statement. Such a statement is prepared once per connection, under that name. */
const nameComment = /^\/\* ([a-z][a-z-]{0,40}) \*\/ /;

/** The maximum number of texts per name. A statement has several texts if conditions are optional. Further texts are not prepared. */
const maxTexts = 8;
const texts = new Map<string, string[]>();

/** Returns the name under which a statement is prepared. It is always the same for the same text. Undefined for a statement without a name. */
function nameOf(text: string): string | undefined {
  const name = nameComment.exec(text)?.[1];
  if (name === undefined) return undefined;
  const known = texts.get(name) ?? [];
  texts.set(name, known);
  const at = known.indexOf(text);
  if (at >= 0) return at === 0 ? name : `${name}-${at}`;
  if (known.length === maxTexts) return undefined;
  known.push(text);
  return known.length === 1 ? name : `${name}-${known.length - 1}`;
}

type Query = (...args: readonly unknown[]) => unknown;

/** A connection that prepares the most frequent statements, because Kysely does not name statements. */
export class NamedStatementClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A broken connection fails its statements and emits an event. Without a listener, the event would end the process, and the pool listens only while the
    // connection is idle.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as Query;
    const named: Query = (text, values, ...rest) => {
      const name = typeof text === 'string' ? nameOf(text) : undefined;
      return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
    };
    this.query = named as pg.Client['query'];
  }
}
