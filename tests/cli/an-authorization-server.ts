import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Dispatcher } from '#server/build-server.ts';

type Decision = 'approve' | 'deny' | 'let it expire';

type Trouble = { readonly status: number; readonly contentType: string; readonly body: string };

/** A minimal authorization server by RFC 8414, 8628, 6749 and 7009, as a handler in front of another server. */
export function anAuthorizationServer(newAccessToken: () => string) {
  let origin = '';
  let renewals = 0;
  let decision: Decision = 'approve';
  let pendingPolls = 1;
  let lifetime = 900;
  let trouble: Trouble | null = null;
  const live = new Set<string>();
  const requests: URLSearchParams[] = [];

  const tokens = () => {
    renewals += 1;
    const refresh = `refresh-${renewals}`;
    live.add(refresh);
    return {
      access_token: newAccessToken(),
      token_type: 'Bearer',
      refresh_token: refresh,
      expires_in: lifetime,
    };
  };
  const answerPoll = () => {
    pendingPolls -= 1;
    if (pendingPolls >= 0) return { error: 'authorization_pending' };
    if (decision === 'deny') return { error: 'access_denied' };
    return decision === 'approve' ? tokens() : { error: 'expired_token' };
  };
  /** A reused refresh token revokes all tokens (RFC 9700, section 4.14.2). */
  const answerRefresh = (used: string) => {
    if (live.delete(used)) return tokens();
    live.clear();
    return { error: 'invalid_grant' };
  };
  const answers: Readonly<Record<string, (form: URLSearchParams) => object>> = {
    '/.well-known/oauth-authorization-server': () => ({
      issuer: origin,
      device_authorization_endpoint: `${origin}/oauth/device_authorization`,
      token_endpoint: `${origin}/oauth/token`,
      revocation_endpoint: `${origin}/oauth/revoke`,
    }),
    '/oauth/device_authorization': () => ({
      device_code: 'device-code',
      user_code: '2345-6789',
      verification_uri: `${origin}/settings/app-login-code`,
      verification_uri_complete: `${origin}/settings/app-login-code?code=2345-6789`,
      expires_in: 600,
      interval: 0.01,
    }),
    '/oauth/token': (form) =>
      form.get('grant_type') === 'refresh_token'
        ? answerRefresh(form.get('refresh_token') ?? '')
        : answerPoll(),
    '/oauth/revoke': (form) => {
      live.delete(form.get('token') ?? '');
      return {};
    },
  };

  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await text(request));
    requests.push(form);
    if (trouble !== null) {
      response.writeHead(trouble.status, { 'content-type': trouble.contentType });
      response.end(trouble.body);
      return;
    }
    const answer = answers[request.url ?? '']?.(form) ?? {};
    response.writeHead('error' in answer ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  };
  const before: Dispatcher = (request, response) => {
    if (answers[request.url ?? ''] === undefined) return false;
    void reply(request, response);
    return true;
  };

  return {
    before,
    asked: requests,
    live,
    standAt: (address: string) => {
      origin = address;
    },
    /** Sets the user's decision, which takes effect after this many pending polls. */
    next: (what: Decision, polls = 1) => {
      decision = what;
      pendingPolls = polls;
    },
    fail: (how: Trouble) => {
      trouble = how;
    },
    /** Sets the lifetime of later access tokens, in seconds. */
    setTokenLifetime: (seconds: number) => {
      lifetime = seconds;
    },
  };
}
