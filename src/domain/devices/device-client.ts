/** The programs that log in by the device flow: public clients, which keep no secret (RFC 6749, section 2.1). */
export const deviceClients = {
  'blockyard-app': 'Blockyard app',
  'blockyard-cli': 'Blockyard command line',
} as const;

/** What a program calls itself as OAuth client. */
export type DeviceClientId = keyof typeof deviceClients;

/** The client of this id; null where we have none. */
export const deviceClientOf = (id: string): DeviceClientId | null =>
  id === 'blockyard-app' || id === 'blockyard-cli' ? id : null;
