/** Signing keys of the service, the same for all processes and across restarts. */
export interface SigningKeys {
  key(name: string): Promise<string>;
}
