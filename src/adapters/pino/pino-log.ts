import { type DestinationStream, type Logger, pino } from 'pino';
import type { Log, LogFacts } from '#application/ports/log.ts';
import { personDetailNames } from '#domain/identity/account/person-details.ts';

/** Fields that are redacted if they are logged by mistake: personal data and secrets (REL-4). */
const secretOrPersonal = [
  'authorization', 'cookie', 'password', 'token', 'idToken', 'refreshToken', 'oobCode', 'mailKey', 'link', 'apiKey',
  'email', 'to', 'firstName', 'lastName', 'displayName', 'phoneNumber', ...personDetailNames,
]; // prettier-ignore

/** Structured logs (JSON) by pino, with personal data and secrets redacted. */
export class PinoLog implements Log {
  /** The pino logger, for code that needs it, such as Fastify. */
  readonly pino: Logger;

  /** `level` is the minimum level. By default, lines are written to the standard output. */
  constructor({ level = 'info', destination }: { level?: string; destination?: DestinationStream } = {}) {
    const options = {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label: string) => ({ level: label }) },
      serializers: { error: pino.stdSerializers.err, err: pino.stdSerializers.err },
      redact: {
        paths: secretOrPersonal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[removed]',
      },
    };
    this.pino = destination ? pino(options, destination) : pino(options);
  }

  info(message: string, facts: LogFacts = {}): void {
    this.pino.info(facts, message);
  }

  warn(message: string, facts: LogFacts = {}): void {
    this.pino.warn(facts, message);
  }

  error(message: string, facts: LogFacts = {}): void {
    this.pino.error(facts, message);
  }
}
