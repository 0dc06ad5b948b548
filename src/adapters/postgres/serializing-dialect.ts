import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Driver, PGliteDialect } from 'kysely';

/**
 * PGlite works in this very process, and without a pause: a hundred statements that wait for each other would run in one
 * turn of the event loop, in which no call is taken, no answer sent and no signal heard. Here each waits for its turn.
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
