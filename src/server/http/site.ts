/** What the pages of this host are allowed to reach, and where they stand. */
export type Site = {
  /** The origin that people see, without a path: `https://blockyard.example`. */
  readonly publicUrl: string;
  /**
   * The domain that serves Firebase's sign-in frame, where the real identity service is used; null in local mode,
   * where everything is of our own origin.
   */
  readonly identityDomain: string | null;
};

export const isHttps = (site: Site): boolean => site.publicUrl.startsWith('https:');
