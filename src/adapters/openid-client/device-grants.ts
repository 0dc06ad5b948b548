import type * as OpenidClient from 'openid-client';
import { err, ok, type Result } from '#domain/result.ts';

/** A device's tokens. `expiresAt` is the expiry of the access token, in epoch milliseconds. */
export type GrantedTokens = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
};

/** The address that the user opens, and the code to enter there. The second address includes the code. */
export type DeviceCode = {
  readonly userCode: string;
  readonly verificationUri: string;
  readonly verificationUriComplete: string | null;
};

export type GrantFailure =
  /** The user refused the login. */
  | { readonly kind: 'device-login/denied' }
  /** The code expired, or the device was logged out. */
  | { readonly kind: 'device-login/expired' }
  /** There is no Blockyard server at this address, or its metadata names a different address. */
  | { readonly kind: 'device-login/not-supported' }
  | { readonly kind: 'service/unreachable' }
  | { readonly kind: 'service/busy'; readonly retryAfterSeconds: null };

/** The timeout of a request, in seconds. A renewal sends two requests. */
const requestSeconds = 10;
const clientId = 'blockyard-cli';

/** The protocol's error codes (RFC 6749, section 5.2; RFC 8628, section 3.5). */
const refusals: Readonly<Record<string, GrantFailure>> = {
  access_denied: { kind: 'device-login/denied' },
  expired_token: { kind: 'device-login/expired' },
  invalid_grant: { kind: 'device-login/expired' },
};
const busy: GrantFailure = { kind: 'service/busy', retryAfterSeconds: null };

/** Codes of openid-client for a server that does not support OAuth at this address. */
const notOAuth: ReadonlySet<string> = new Set([
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_MISSING_SERVER_METADATA',
]);

const tooManyRequests = 429;

const isPassing = (status: number): boolean => status === tooManyRequests || status >= 500;

/** Whether an error is a network failure of `fetch`, which only this message identifies. Other type errors are bugs. */
const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError && error.message === 'fetch failed';

/** Maps an error of the library to a failure. Returns null if it is a bug. */
function failureOf(
  error: unknown,
  { ClientError, ResponseBodyError }: typeof OpenidClient,
): GrantFailure | null {
  if (isUnreached(error)) return { kind: 'service/unreachable' };
  if (error instanceof ResponseBodyError) {
    return isPassing(error.status) ? busy : (refusals[error.error] ?? null);
  }
  if (!(error instanceof ClientError)) return null;
  if (error.code === 'OAUTH_TIMEOUT') return { kind: 'service/unreachable' };
  if (error.cause instanceof Response && isPassing(error.cause.status)) return busy;
  return notOAuth.has(error.code ?? '') ? { kind: 'device-login/not-supported' } : null;
}

/**
 * The grants of a device with openid-client: device authorization (RFC 8628), refresh (RFC 6749) and revocation (RFC 7009). Uses the endpoints in the server's
 * metadata (RFC 8414). The first call loads the library, because most commands do not need it.
 */
export class DeviceGrants {
  readonly #server: string;
  readonly #now: () => number;
  #configured: Promise<OpenidClient.Configuration> | null = null;

  /** `server` is an origin to which tokens may be sent. `now` returns the time in epoch milliseconds. */
  constructor(server: string, now: () => number) {
    this.#server = server;
    this.#now = now;
  }

  start(deviceName: string) {
    return this.#ask(async ({ initiateDeviceAuthorization, pollDeviceAuthorizationGrant }, config) => {
      const started = await initiateDeviceAuthorization(config, { device_name: deviceName });
      const code: DeviceCode = {
        userCode: started.user_code,
        verificationUri: started.verification_uri,
        verificationUriComplete: started.verification_uri_complete ?? null,
      };
      const wait = (): Promise<Result<GrantedTokens, GrantFailure>> =>
        this.#ask(async () => this.#tokensOf(await pollDeviceAuthorizationGrant(config, started)));
      return { code, wait };
    });
  }

  refresh(refreshToken: string): Promise<Result<GrantedTokens, GrantFailure>> {
    return this.#ask(async ({ refreshTokenGrant }, config) =>
      this.#tokensOf(await refreshTokenGrant(config, refreshToken)),
    );
  }

  revoke(refreshToken: string): Promise<Result<void, GrantFailure>> {
    return this.#ask(({ tokenRevocation }, config) => tokenRevocation(config, refreshToken));
  }

  #tokensOf(answer: {
    readonly access_token: string;
    readonly refresh_token?: string | undefined;
    readonly expires_in?: number | undefined;
  }): GrantedTokens {
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = answer;
    if (refreshToken === undefined || seconds === undefined)
      throw new Error('The server returned no refresh token or no lifetime');
    return { accessToken, refreshToken, expiresAt: this.#now() + seconds * 1000 };
  }

  async #ask<T>(
    ask: (library: typeof OpenidClient, config: OpenidClient.Configuration) => Promise<T>,
  ): Promise<Result<T, GrantFailure>> {
    const library = await import('openid-client');
    try {
      this.#configured ??= this.#discover(library);
      return ok(await ask(library, await this.#configured));
    } catch (error) {
      const failure = failureOf(error, library);
      if (failure !== null) return err(failure);
      throw error;
    }
  }

  #discover(library: typeof OpenidClient): Promise<OpenidClient.Configuration> {
    const server = new URL(this.#server);
    return library.discovery(server, clientId, undefined, library.None(), {
      algorithm: 'oauth2',
      timeout: requestSeconds,
      // Plain HTTP is allowed only for a server on the same computer, which the caller has checked.
      execute: server.protocol === 'http:' ? [library.allowInsecureRequests] : [],
    });
  }
}
