import type { OAuthErrorCode, OAuthRefused } from '#domain/devices/device-authorization.ts';
import { type Err, err } from '#domain/result.ts';

/** A refusal of the device flow by its code. */
export const refuse = (error: OAuthErrorCode): Err<OAuthRefused> => err({ kind: 'oauth/refused', error });
