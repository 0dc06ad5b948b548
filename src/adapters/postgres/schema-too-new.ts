/** Thrown if a newer release has migrated the database, because this release does not know its tables (REL-3). */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew';

  constructor(unknown: readonly string[]) {
    super(
      `This database was migrated by a newer release of the service: ${unknown.join(', ')} is unknown to this release. ` +
        `Start the newer release, or restore a backup from before its migration.`,
    );
  }
}
