import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CallLimited } from '#application/service/platform/limits/limit-calls.ts';
import type { OAuthErrorCode } from '#domain/identity/devices/device-authorization.ts';
import { SchemaRefused } from '../schema-compiler.ts';

/** Texts for client developers. Users see the texts of their app. */
const descriptions: Readonly<Record<OAuthErrorCode, string>> = {
  access_denied: 'The person said no, or the login code is wrong, too old or was used.',
  authorization_pending: 'The person has not answered yet. Poll again after the interval.',
  expired_token: 'The device code is too old. Start again.',
  invalid_client: 'There is no such client.',
  invalid_grant: 'The code or token is unknown, was used, or has ended. Start again.',
  invalid_request: 'A parameter is missing, stands twice, or has no valid value.',
  slow_down: 'That was too early. Wait 5 seconds longer between two polls from now on.',
  unsupported_grant_type: 'The grant types are those of the device code and of the refresh token.',
};

/** Replies with an RFC 6749 (section 5.2) error. */
export const replyOAuthError = (reply: FastifyReply, error: OAuthErrorCode): FastifyReply =>
  reply.code(400).send({ error, error_description: descriptions[error] });

/** Replies to a call over the rate limit, for which OAuth has no error code. */
export const replyTooMany = (reply: FastifyReply, { retryAfterSeconds }: CallLimited): FastifyReply =>
  reply.code(429).header('retry-after', retryAfterSeconds).send({
    error: 'temporarily_unavailable',
    error_description:
      'Too many devices asked from this network. The header Retry-After says how long to wait.',
  });

const isCallersFault = (error: unknown): boolean => {
  if (error instanceof SchemaRefused) return true;
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  return typeof status === 'number' && status >= 400 && status < 500;
};

/** Handles malformed bodies as invalid requests. Other errors are handled as usual. */
export function answerOAuthErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error: unknown, _request, reply) => {
    if (!isCallersFault(error)) throw error;
    return replyOAuthError(reply, 'invalid_request');
  });
}
