import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Driver, PGliteDialect } from 'kysely';

/**
 * PGlite runs synchronously in this process: a hundred queued statements would run in one tick of the event loop, which would block
 * requests, replies and signals. Here each statement waits for a new tick.
 */
export class SerializingDialect extends PGliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      await nextTurn();
      return acquire(options);
    };
    return driver;
  }
}
