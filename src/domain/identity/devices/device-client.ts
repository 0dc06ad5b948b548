/** Clients of the device flow: public clients without a secret (RFC 6749, section 2.1). */
export const deviceClients = {
  'blockyard-app': 'Blockyard app',
  'blockyard-cli': 'Blockyard command line',
} as const;

export type DeviceClientId = keyof typeof deviceClients;

/** Returns the client id; null if unknown. */
export const deviceClientOf = (id: string): DeviceClientId | null =>
  id === 'blockyard-app' || id === 'blockyard-cli' ? id : null;
