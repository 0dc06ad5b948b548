const lastCommit = 'd16f8d95';

/** Thrown if the database has the schema of a version before the first release. Later versions do not migrate it (REL-3). */
export class SchemaTooOld extends Error {
  override readonly name = 'SchemaTooOld';

  constructor() {
    super(
      'This database was made by a version before the first release, and this version cannot upgrade it. Nothing was changed. ' +
        `To get the data out, start the version of commit ${lastCommit} with it, and export the rosters there. ` +
        'To start fresh, set a new database (DATABASE_URL) or a new folder (DATA_DIR), or move the old one away.',
    );
  }
}
