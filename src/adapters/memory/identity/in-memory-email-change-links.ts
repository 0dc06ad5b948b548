import type {
  EmailChangeLinks,
  EmailChangeRefused,
} from '#application/service/identity/ports/email-change-links.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { InMemoryIdentityService } from './in-memory-identity-service.ts';

export class InMemoryEmailChangeLinks implements EmailChangeLinks {
  readonly #service: InMemoryIdentityService;

  constructor(service: InMemoryIdentityService) {
    this.#service = service;
  }

  async create(account: EmailAddress, email: EmailAddress): Promise<Result<string, EmailChangeRefused>> {
    if (!this.#service.online) throw new Error('The identity service is unavailable');
    if (this.#service.userOf(email) !== null) return err({ kind: 'email-change/taken' });
    if (this.#service.userOf(account) === null) return err({ kind: 'email-change/no-account' });
    return ok(this.#service.mails.send('verifyAndChangeEmail', account, email).url);
  }
}
