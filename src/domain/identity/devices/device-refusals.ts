export const deviceRefusals = [
  /** No device waits for this code: it is mistyped, expired or already used. */
  'device/code-unknown',
  /** A device cannot approve another device; that requires a browser. */
  'device/browser-needed',
  'device/not-found',
] as const;

export type DeviceRefused = { readonly kind: (typeof deviceRefusals)[number] };
