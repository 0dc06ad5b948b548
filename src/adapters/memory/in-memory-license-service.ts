import type { LicenseService } from '#application/client/ports/license-service.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { NoticeTopic } from '#domain/notices/notice-table.ts';
import { parseTrialWhy } from '#domain/license/trial-request.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import { type AdmittingService, admitTo, callerOf, failureOf } from './in-memory-admission.ts';

/** Calls a service in the same process for the license of the signed-in user, and its notices. */
export class InMemoryLicenseService implements LicenseService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'license' | 'notices'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(
    app: AdmittingService & Pick<ServiceApp, 'license' | 'notices'>,
    token: () => Promise<string | null>,
  ) {
    this.#app = app;
    this.#token = token;
  }

  read() {
    return this.#as('license.read', (caller) => this.#app.license.read(caller));
  }

  planFacts() {
    return this.#as('license.read', (caller) => this.#app.license.planFacts(caller));
  }

  async printCase(paper: PaperSize) {
    const printed = await this.#as('license.read', (caller) => this.#app.license.printCase(caller, paper));
    if (!printed.ok) return printed;
    return printed.value.ok ? ok(new Uint8Array(printed.value.value)) : printed.value;
  }

  trialRequest() {
    return this.#as('license.read', (caller) => this.#app.license.trialRequest(caller));
  }

  async askForTrial(why: string) {
    const form = parseTrialWhy({ why });
    if (!form.ok) return form;
    const asked = await this.#as('account.edit', (caller) =>
      this.#app.license.askForTrial(caller, form.value.why),
    );
    if (!asked.ok) return asked;
    return asked.value.ok ? ok(null) : asked.value;
  }

  notices() {
    return this.#as('license.read', (caller) => this.#app.notices.sent(caller));
  }

  stoppedMails() {
    return this.#as('account.edit', (caller) => this.#app.notices.stopped(caller));
  }

  setStoppedMails(topics: readonly NoticeTopic[]) {
    return this.#as('account.edit', async (caller) => {
      await this.#app.notices.setStopped(caller, topics);
      return null;
    });
  }

  async stopMails(key: string) {
    if (!this.online) return err({ kind: 'service/unreachable' } as const);
    const stopped = await this.#app.notices.stopByLink(key);
    return stopped.ok ? ok(null) : stopped;
  }

  async #as<T>(action: Action, ask: (caller: Caller) => Promise<T>): Promise<Result<T, ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const admitted = await admitTo(this.#app, await this.#token(), action);
    if (!admitted.ok) return err(failureOf(admitted.error));
    return ok(await ask(callerOf(admitted.value)));
  }
}
