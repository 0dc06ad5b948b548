/** Keys by which the service recognizes what it signed, the same for all processes and across restarts. */
export interface SigningKeys {
  /** The key of this name, made at random when it is first asked for. */
  key(name: string): Promise<string>;
}
