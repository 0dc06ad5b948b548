import * as z from 'zod/mini';

export const oauthPaths = {
  metadata: '/.well-known/oauth-authorization-server',
  deviceAuthorization: '/oauth/device_authorization',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
} as const;

export const deviceCodeGrant = 'urn:ietf:params:oauth:grant-type:device_code';
export const refreshTokenGrant = 'refresh_token';

/** A code or token that we have issued, so its length is limited. */
const secret = z.string().check(z.minLength(1), z.maxLength(200));
const clientId = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * The body of `POST /oauth/device_authorization` (RFC 8628, section 3.1). `device_name` and `login_code` are our extensions: the device's name, and a code that
 * a page shows. Unknown parameters are ignored, as RFC 6749 requires.
 */
export const deviceAuthorizationRequest = z.object({
  client_id: clientId,
  device_name: z.optional(z.string().check(z.maxLength(200))),
  login_code: z.optional(z.string().check(z.maxLength(40))),
});

/** The body of `POST /oauth/token` (RFC 8628, section 3.4; RFC 6749, section 6). The required fields depend on the grant. */
export const tokenRequest = z.object({
  grant_type: z.string(),
  client_id: clientId,
  device_code: z.optional(secret),
  refresh_token: z.optional(secret),
});

/** The body of `POST /oauth/revoke` (RFC 7009, section 2.1). */
export const revocationRequest = z.object({ token: secret });
