/** Why a page's question about devices is refused. */
export const deviceRefusals = [
  /** No device waits for this code: it is mistyped, too old, or was answered. */
  'device/code-unknown',
  /** A device lets no other device in: that takes a browser. */
  'device/browser-needed',
  /** The person has no such device. */
  'device/not-found',
] as const;

export type DeviceRefused = { readonly kind: (typeof deviceRefusals)[number] };
