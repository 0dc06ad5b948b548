/** The database was migrated by a newer release than this one, which cannot know what its tables mean (REL-3). */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew';

  /** `unknown` names what this release does not know. */
  constructor(unknown: readonly string[]) {
    super(
      `This database was migrated by a newer release of the service: ${unknown.join(', ')} is unknown to this one. ` +
        `Start that release, or restore a backup from before it.`,
    );
  }
}
