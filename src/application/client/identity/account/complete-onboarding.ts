import {
  type OnboardingDraft,
  type OnboardingInvalid,
  parseOnboarding,
} from '#domain/identity/account/onboarding.ts';
import { noCampaign } from '#domain/identity/campaign/campaign.ts';
import type { SessionRequired } from '#domain/identity/navigation/session.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Log } from '../../../ports/log.ts';
import { rereadRecord } from '../session/reread-record.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { campaignEntry } from '../../storage-entries.ts';

export type CompleteOnboardingError = SessionRequired | OnboardingInvalid | ServiceFailure;
export type CompleteOnboarding = (draft: OnboardingDraft) => Promise<Result<void, CompleteOnboardingError>>;

/** Spec §7: sends the stored campaign with the form, and deletes it only after the service has saved it. Then adds the user's organization to the session. */
export function completeOnboarding({
  session,
  accounts,
  storage,
  log,
}: {
  readonly session: SessionStore;
  readonly accounts: AccountService;
  readonly storage: Storage;
  readonly log: Log;
}): CompleteOnboarding {
  return async (draft) => {
    if (session.current().state !== 'signed-in') return err({ kind: 'session/required' });
    const form = parseOnboarding(draft);
    if (!form.ok) return form;
    const saved = await accounts.completeOnboarding(form.value, storage.read(campaignEntry) ?? noCampaign);
    if (!saved.ok) return saved;
    storage.forget(campaignEntry);
    // The service opens a workspace for a user without an organization.
    await rereadRecord(session, accounts, log)();
    const { firstName, lastName, schoolOrDistrict } = form.value;
    session.update({ firstName, lastName, schoolOrDistrict }, []);
    return ok(undefined);
  };
}
