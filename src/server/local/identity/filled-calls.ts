import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { readJsonBody } from './json-body.ts';
import { replyError, replyJson } from './json-reply.ts';
import { missedRules, type PasswordPolicyConfig } from './password-policy.ts';
import type { Recaptcha } from './recaptcha.ts';

const passwordBody = z.object({ password: z.optional(z.string()), newPassword: z.optional(z.string()) });
const takesPassword = /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:(signUp|resetPassword|update)$/;

interface FilledSettings {
  readonly policy: () => PasswordPolicyConfig;
  readonly recaptcha: Pick<Recaptcha, 'config'>;
}

/**
 * Handles calls for which the emulator returns 501 (password policy, reCAPTCHA, token revocation). Refuses passwords that an enforced policy forbids. Returns
 * false for calls that the emulator handles.
 */
export async function fillCall(
  path: string,
  { policy, recaptcha }: FilledSettings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  switch (`${request.method ?? 'GET'} ${path}`) {
    case 'GET /identitytoolkit.googleapis.com/v2/passwordPolicy':
      replyJson(response, 200, policy());
      return true;
    case 'GET /identitytoolkit.googleapis.com/v2/recaptchaConfig':
      replyJson(response, 200, recaptcha.config());
      return true;
    case 'POST /identitytoolkit.googleapis.com/v2/accounts:revokeToken':
      replyJson(response, 200, {});
      return true;
    default:
      return takesPassword.test(path) && refusePassword(policy(), request, response);
  }
}

async function refusePassword(
  policy: PasswordPolicyConfig,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (request.method !== 'POST' || policy.enforcementState !== 'ENFORCE') return false;
  const body = passwordBody.safeParse(await readJsonBody(request));
  if (!body.success) {
    replyError(response, 400, 'Invalid JSON payload received.');
    return true;
  }
  const password = body.data.newPassword ?? body.data.password;
  const missed = password === undefined ? [] : missedRules(policy, password);
  if (missed.length === 0) return false;
  const requirements = `Missing password requirements: [${missed.join(', ')}]`;
  replyError(response, 400, `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${requirements}`);
  return true;
}
