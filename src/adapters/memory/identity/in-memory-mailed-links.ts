import type { MailedLinks } from '#application/client/identity/ports/mailed-links.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { InMemoryIdentityService } from './in-memory-identity-service.ts';

export class InMemoryMailedLinks implements MailedLinks {
  readonly #service: InMemoryIdentityService;

  constructor(service: InMemoryIdentityService) {
    this.#service = service;
  }

  async ownerOf(code: string): Promise<Result<string | null, IdentityFailure>> {
    return this.#ask(() => {
      const link = this.#service.mails.look(code);
      return link.ok ? ok(link.value.email) : link;
    });
  }

  async resetPassword(code: string, password: string): Promise<Result<void, IdentityFailure>> {
    return this.#ask(() => nothing(this.#service.resetPassword(code, password)));
  }

  async apply(code: string): Promise<Result<void, IdentityFailure>> {
    return this.#ask(() => nothing(this.#service.apply(code)));
  }

  #ask<T>(ask: () => Result<T, IdentityFailure>): Result<T, IdentityFailure> {
    return this.#service.online ? ask() : err({ kind: 'identity/network-request-failed' });
  }
}

const nothing = <F>(result: Result<unknown, F>): Result<void, F> => (result.ok ? ok(undefined) : result);
