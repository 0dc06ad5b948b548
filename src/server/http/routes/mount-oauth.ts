import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  deviceAuthorizationRequest,
  deviceCodeGrant,
  oauthPaths,
  refreshTokenGrant,
  revocationRequest,
  tokenRequest,
} from '#adapters/wire/oauth.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { TokensOfDevice } from '#application/service/identity/devices/device-tokens.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { OAuthRefused } from '#domain/identity/devices/device-authorization.ts';
import { shownUserCode } from '#domain/identity/devices/user-code.ts';
import type { Result } from '#domain/result.ts';
import { type CallBudgets, defaultCallBudgets, limitEveryCall } from '../call-budgets.ts';
import { recordOrigins } from '../call-origin.ts';
import { networkOf } from '../network-of.ts';
import type { Site } from '../site.ts';
import type { ApiScope } from './api-scope.ts';
import { readFormsOnly } from '../form-body.ts';
import { answerOAuthErrors, replyOAuthError, replyTooMany } from './oauth-error.ts';

type OAuthDeps = {
  readonly service: Pick<ServiceApp, 'devices'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly site: Site;
  readonly callBudgets?: CallBudgets;
};

const verificationPath = '/settings/app-login-code';

/** Devices have no cookie that identifies them. */
const noBrowsers = { idOf: () => Promise.resolve(null) };

/** Returns the authorization server's metadata (RFC 8414) for standard clients. */
const metadataOf = ({ publicUrl }: Site) => ({
  issuer: publicUrl,
  device_authorization_endpoint: publicUrl + oauthPaths.deviceAuthorization,
  token_endpoint: publicUrl + oauthPaths.token,
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint: publicUrl + oauthPaths.revocation,
  revocation_endpoint_auth_methods_supported: ['none'],
  grant_types_supported: [deviceCodeGrant, refreshTokenGrant],
  response_types_supported: [],
});

function replyTokens(reply: FastifyReply, tokens: Result<TokensOfDevice, OAuthRefused>): FastifyReply {
  if (!tokens.ok) return replyOAuthError(reply, tokens.error.error);
  const { accessToken, refreshToken, expiresInSeconds } = tokens.value;
  return reply.send({
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: expiresInSeconds,
    refresh_token: refreshToken,
  });
}

/**
 * Mounts the authorization server for devices: the device flow of RFC 8628 for public clients, refresh tokens with rotation, and revocation by RFC 7009. Uses
 * forms and OAuth errors instead of the problems of /v1.
 */
export function mountOAuth(app: FastifyInstance, { service, clock, site, callBudgets }: OAuthDeps): void {
  app.get(oauthPaths.metadata, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(metadataOf(site)),
  );
  app.register(async (scope) => {
    readFormsOnly(scope);
    answerOAuthErrors(scope);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    limitEveryCall({ clock, browsers: noBrowsers, budgets: callBudgets ?? defaultCallBudgets })(scope);
    recordOrigins(scope);
    const routes = scope.withTypeProvider<ZodTypeProvider>();
    addDeviceAuthorization(routes, service, site);
    addToken(routes, service);
    addRevocation(routes, service);
  });
}

function addDeviceAuthorization(
  app: ApiScope,
  { devices }: Pick<ServiceApp, 'devices'>,
  { publicUrl }: Site,
): void {
  const schema = { hide: true, body: deviceAuthorizationRequest };
  app.post(oauthPaths.deviceAuthorization, { schema }, async (request, reply) => {
    const {
      client_id: clientId,
      device_name: deviceName = null,
      login_code: loginCode = null,
    } = request.body;
    const started = await devices.start({ clientId, deviceName, loginCode, network: networkOf(request) });
    if (!started.ok) {
      return started.error.kind === 'oauth/refused'
        ? replyOAuthError(reply, started.error.error)
        : replyTooMany(reply, started.error);
    }
    const { deviceCode, userCode, expiresInSeconds, intervalSeconds } = started.value;
    const shown = shownUserCode(userCode);
    const page = publicUrl + verificationPath;
    return reply.send({
      device_code: deviceCode,
      user_code: shown,
      verification_uri: page,
      verification_uri_complete: `${page}?user_code=${shown}`,
      expires_in: expiresInSeconds,
      interval: intervalSeconds,
    });
  });
}

function addToken(app: ApiScope, { devices }: Pick<ServiceApp, 'devices'>): void {
  const schema = { hide: true, body: tokenRequest };
  app.post(oauthPaths.token, { schema }, async (request, reply) => {
    const { grant_type: grant, client_id: clientId, device_code: code, refresh_token: token } = request.body;
    if (grant === deviceCodeGrant && code !== undefined) {
      return replyTokens(reply, await devices.poll(code, clientId));
    }
    if (grant === refreshTokenGrant && token !== undefined) {
      return replyTokens(reply, await devices.refresh(token, clientId));
    }
    const isKnown = grant === deviceCodeGrant || grant === refreshTokenGrant;
    return replyOAuthError(reply, isKnown ? 'invalid_request' : 'unsupported_grant_type');
  });
}

function addRevocation(app: ApiScope, { devices }: Pick<ServiceApp, 'devices'>): void {
  const schema = { hide: true, body: revocationRequest };
  app.post(oauthPaths.revocation, { schema }, async (request, reply) => {
    await devices.revokeToken(request.body.token);
    return reply.code(200).send();
  });
}
