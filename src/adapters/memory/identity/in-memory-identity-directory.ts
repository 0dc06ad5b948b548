import type {
  OwnerRefused,
  IdentityDirectory,
  IdentityStanding,
} from '#application/service/identity/ports/identity-directory.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { InMemoryIdentityService } from './in-memory-identity-service.ts';
import type { IdentityUser } from './in-memory-identity-users.ts';

export class InMemoryIdentityDirectory implements IdentityDirectory {
  readonly #service: InMemoryIdentityService;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(service: InMemoryIdentityService, clock: Pick<Clock, 'now'>) {
    this.#service = service;
    this.#clock = clock;
  }

  async tokenForOwnerOf(email: EmailAddress): Promise<Result<string, OwnerRefused>> {
    const service = this.#reach();
    const user = service.userOf(email) ?? service.addUser({ email, emailVerified: true });
    if (user.disabled) return err({ kind: 'entry/disabled' });
    if (user.secondFactors.length > 0) return err({ kind: 'entry/second-factor' });
    if (!user.emailVerified) this.#giveToOwner(user);
    return ok(service.createCustomToken(user.id));
  }

  async verifyAddress(id: string): Promise<void> {
    if (this.#reach().userById(id) !== null) this.#service.amend(id, { emailVerified: true });
  }

  async idOf(email: EmailAddress): Promise<string | null> {
    return this.#reach().userOf(email)?.id ?? null;
  }

  async standing(id: string): Promise<IdentityStanding | null> {
    const user = this.#reach().userById(id);
    if (user === null) return null;
    const { disabled, tokensFrom } = user;
    return { disabled, sessionsMark: String(tokensFrom), sessionsFrom: tokensFrom };
  }

  async lacksPassword(id: string): Promise<boolean> {
    return this.#reach().userById(id)?.password === null;
  }

  async countWithoutProvider(ids: readonly string[]): Promise<number> {
    const service = this.#reach();
    return ids.filter((id) => (service.userById(id)?.providers ?? []).length === 0).length;
  }

  async endSessions(id: string): Promise<void> {
    this.#reach().amend(id, { tokensFrom: this.#clock.now() + 1 });
  }

  async setDisabled(id: string, disabled: boolean): Promise<void> {
    if (this.#reach().userById(id) === null) return;
    this.#service.amend(id, { disabled });
    if (disabled) await this.endSessions(id);
  }

  async removeSecondFactors(id: string): Promise<void> {
    this.#reach().amend(id, { secondFactors: [] });
  }

  async finishPasswordSetup(id: string): Promise<void> {
    this.#reach().amend(id, { requiresPasswordSetup: false });
  }

  async erase(id: string): Promise<void> {
    this.#reach().erase(id);
  }

  #giveToOwner({ id }: IdentityUser): void {
    const tokensFrom = this.#clock.now();
    this.#service.amend(id, { emailVerified: true, password: null, providers: [], tokensFrom });
  }

  #reach(): InMemoryIdentityService {
    if (!this.#service.online) throw new Error('The identity service is unavailable');
    return this.#service;
  }
}
