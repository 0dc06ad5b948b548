import { type FirebaseSettings, openFirebaseApp } from '#adapters/firebase-admin/firebase-app.ts';
import { FirebaseEmailChangeLinks } from '#adapters/firebase-admin/firebase-email-change-links.ts';
import { FirebaseIdentityDirectory } from '#adapters/firebase-admin/firebase-identity-directory.ts';
import { FirebaseSignInLinks } from '#adapters/firebase-admin/firebase-sign-in-links.ts';
import { FirebaseTokenVerifier } from '#adapters/firebase-admin/firebase-token-verifier.ts';
import { NodeVault } from '#adapters/node/node-vault.ts';
import { SmtpMailer } from '#adapters/nodemailer/smtp-mailer.ts';
import { noPayments } from '#adapters/stripe/no-payments.ts';
import { StripePayments } from '#adapters/stripe/stripe-payments.ts';
import type { Log } from '#application/ports/log.ts';
import type { ServerConfig } from '../config.ts';
import type { LiveParts } from './live.ts';

export type SecretConfig = Pick<ServerConfig, 'firebase' | 'mail' | 'stripe' | 'secretKeys' | 'publicUrl'>;

type SecretParts = Pick<
  LiveParts,
  'tokenVerifier' | 'identityDirectory' | 'signInLinks' | 'emailChangeLinks' | 'mailer' | 'payments' | 'vault'
>;

const credentialOf = ({ serviceAccount }: ServerConfig['firebase']): FirebaseSettings['credential'] =>
  serviceAccount === null
    ? { kind: 'application-default' }
    : { kind: 'service-account', json: serviceAccount };

function open({ firebase: settings, mail, stripe, secretKeys, publicUrl }: SecretConfig, log: Log) {
  const { projectId, apiKey } = settings;
  const firebase = openFirebaseApp({ projectId, credential: credentialOf(settings) });
  const mailer = new SmtpMailer({ url: mail.smtpUrl, from: mail.from });
  const loginPage = { publicUrl, apiKey };
  const parts: SecretParts = {
    tokenVerifier: new FirebaseTokenVerifier(firebase.auth, log),
    identityDirectory: new FirebaseIdentityDirectory(firebase.auth),
    signInLinks: new FirebaseSignInLinks(firebase.auth, loginPage),
    emailChangeLinks: new FirebaseEmailChangeLinks(firebase.auth, loginPage),
    mailer,
    payments: stripe === null ? noPayments : new StripePayments(stripe),
    vault: new NodeVault(secretKeys),
  };
  return {
    parts,
    pingIdentity: () => firebase.ping(),
    pingMail: () => mailer.ping(),
    close: async () => {
      mailer.close();
      await firebase.close();
    },
  };
}

/** Returns an adapter that forwards each call to the adapter that `current` returns at that time. */
const forwarding = <T extends object>(current: () => T): T =>
  new Proxy(current(), {
    get: (_first, name) => {
      const adapter = current();
      const value: unknown = Reflect.get(adapter, name, adapter);
      return typeof value === 'function' ? (value.bind(adapter) as unknown) : value;
    },
  });

/** Opens the adapters that use a secret. After `replace`, new calls use the secrets of the new configuration. Pending calls continue with the old secrets. */
export function openSecretParts(config: SecretConfig, log: Log) {
  let current = open(config, log);
  const opened = [current];
  const parts: SecretParts = {
    tokenVerifier: forwarding(() => current.parts.tokenVerifier),
    identityDirectory: forwarding(() => current.parts.identityDirectory),
    signInLinks: forwarding(() => current.parts.signInLinks),
    emailChangeLinks: forwarding(() => current.parts.emailChangeLinks),
    mailer: forwarding(() => current.parts.mailer),
    payments: forwarding(() => current.parts.payments),
    vault: forwarding(() => current.parts.vault),
  };
  return {
    parts,
    /** Replaces the secrets. If one cannot be used, throws and keeps the old secrets. */
    replace: (next: SecretConfig): void => {
      current = open(next, log);
      opened.push(current);
    },
    pingIdentity: () => current.pingIdentity(),
    pingMail: () => current.pingMail(),
    close: async () => {
      await Promise.all(opened.map((one) => one.close()));
    },
  };
}
