import type { SignInLinks } from '#application/service/identity/ports/sign-in-links.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { mailKeyParameter } from '#domain/identity/sign-in/sign-in-link.ts';
import type { InMemoryIdentityService } from './in-memory-identity-service.ts';

export class InMemorySignInLinks implements SignInLinks {
  readonly #service: InMemoryIdentityService;

  constructor(service: InMemoryIdentityService) {
    this.#service = service;
  }

  create(email: EmailAddress, mailKey: string): Promise<string> {
    return this.#service.online
      ? Promise.resolve(`${this.#service.createLink(email)}&${mailKeyParameter}=${mailKey}`)
      : Promise.reject(new Error('The identity service is unavailable'));
  }
}
