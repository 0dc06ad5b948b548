import type { OAuthErrorCode, OAuthRefused } from '#domain/identity/devices/device-authorization.ts';
import { type Err, err } from '#domain/result.ts';

export const refuse = (error: OAuthErrorCode): Err<OAuthRefused> => err({ kind: 'oauth/refused', error });
