import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '#application/ports/clock.ts';
import type { LimitedCaller } from '#application/service/platform/limits/limit-calls.ts';
import type { SigningKeys } from '#application/service/identity/ports/signing-keys.ts';
import { type EmailAddress, parseEmail } from '#domain/platform/forms/text-fields.ts';
import { productSlug } from '#domain/product.ts';
import { identityIn } from './authenticate.ts';
import { networkOf } from './network-of.ts';
import { isHttps, type Site } from './site.ts';

const cookieName = `${productSlug}-browser`;
const cookiePattern = new RegExp(`(?:^|; *)${cookieName}=([\\w-]{1,2000})\\.([\\w-]{43})(?:;|$)`);
const day = 86_400_000;
const knownFor = 180 * day;
const renewedAfter = 30 * day;
/** The maximum number of owners that one browser remembers, latest first. A shared computer has several owners. */
const maxOwners = 10;
/** How long a process may keep using a cached key after a different process has rotated it, in milliseconds. */
const keyReadEvery = 10 * 60_000;

const passportShape = z.object({ id: z.string(), at: z.number(), owners: z.array(z.string()) });
/** The cookie's content: the browser's id, its creation time, and digests of the addresses of owners who signed in. */
type Passport = z.output<typeof passportShape>;

const hmac = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
/** Returns a digest of an owner's address. It differs per browser and key, so it identifies no user. */
const ownerDigest = (key: string, id: string, email: EmailAddress): string =>
  hmac(key, JSON.stringify(['owner', id, email])).slice(0, 22);
const signatureOf = (key: string, payload: string): string =>
  hmac(key, JSON.stringify(['passport', payload]));

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

function readPassport(header: string | undefined, key: string, now: number): Passport | null {
  const [, payload, signature] = cookiePattern.exec(header ?? '') ?? [];
  if (payload === undefined || signature === undefined) return null;
  if (!isSame(signature, signatureOf(key, payload))) return null;
  const passport = passportShape.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return now - passport.at < knownFor ? passport : null;
}

/** Whether the request has the cookie. Most visitors have no cookie, so the key need not be read. */
const showsCookie = ({ headers }: FastifyRequest): boolean => cookiePattern.test(headers.cookie ?? '');

/** Recognizes browsers with an earlier sign-in by a signed cookie without personal data (SEC-3). */
export type KnownBrowsers = {
  readonly idOf: (request: FastifyRequest) => Promise<string | null>;
  readonly callerAbout: (request: FastifyRequest, email: EmailAddress) => Promise<LimitedCaller>;
  readonly remember: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

export type KnownBrowsersDeps = {
  readonly signingKeys: SigningKeys;
  readonly clock: Pick<Clock, 'now'>;
  readonly site: Site;
};

export function knownBrowsers({ signingKeys, clock, site }: KnownBrowsersDeps): KnownBrowsers {
  let read: { readonly key: string; readonly at: number } | null = null;
  const currentKey = async (): Promise<string> => {
    const now = clock.now();
    if (read === null || Math.abs(now - read.at) >= keyReadEvery) {
      read = { key: await signingKeys.key('known browsers'), at: now };
    }
    return read.key;
  };

  const passportOf = (request: FastifyRequest, key: string): Passport | null =>
    readPassport(request.headers.cookie, key, clock.now());

  const cookie = (key: string, passport: Passport): string => {
    const payload = Buffer.from(JSON.stringify(passport)).toString('base64url');
    const attributes = `Path=/v1/app; Max-Age=${knownFor / 1000}; HttpOnly; SameSite=Strict`;
    const secure = isHttps(site) ? '; Secure' : '';
    return `${cookieName}=${payload}.${signatureOf(key, payload)}; ${attributes}${secure}`;
  };

  return {
    idOf: async (request) =>
      showsCookie(request) ? (passportOf(request, await currentKey())?.id ?? null) : null,

    callerAbout: async (request, email) => {
      const network = networkOf(request);
      if (!showsCookie(request)) return { email, network, knownBrowser: null };
      const key = await currentKey();
      const passport = passportOf(request, key);
      const known = passport?.owners.includes(ownerDigest(key, passport.id, email)) === true;
      return { email, network, knownBrowser: known ? passport.id : null };
    },

    remember: async (request, reply) => {
      const reader = identityIn(request);
      const email = parseEmail(reader?.email ?? '');
      if (reader?.emailVerified !== true || !email.ok) return;
      const key = await currentKey();
      const now = clock.now();
      const shown = passportOf(request, key);
      const { id, at, owners } = shown ?? { id: randomBytes(16).toString('base64url'), at: 0, owners: [] };
      const owner = ownerDigest(key, id, email.value);
      if (owners.includes(owner) && now - at < renewedAfter) return;
      const latestFirst = [owner, ...owners.filter((other) => other !== owner)].slice(0, maxOwners);
      reply.header('set-cookie', cookie(key, { id, at: now, owners: latestFirst }));
    },
  };
}
