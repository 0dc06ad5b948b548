import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Driver, PGliteDialect } from 'kysely';

/**
 * A dialect in which each statement waits for a new tick of the event loop. PGlite runs synchronously in this process, so a hundred queued statements would
 * otherwise run in one tick, which would block requests, replies and signals.
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
