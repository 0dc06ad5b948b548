import type { SignUpDetails } from '#domain/identity/account/sign-up-form.ts';
import type { Campaign } from '#domain/identity/campaign/campaign.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Transaction } from '../../ports/transaction.ts';

/** Stores a sign-up until its mailbox is verified. Spec §7, `POST /v1/app/sign-up`. */
export type RegisterSignUp = (details: SignUpDetails, campaign: Campaign) => Promise<void>;

export type RegisterSignUpPorts = { readonly transaction: Transaction; readonly clock: Clock };

/** The response is the same for known and unknown addresses: an existing account is not changed. */
export function registerSignUp({ transaction, clock }: RegisterSignUpPorts): RegisterSignUp {
  return (details, campaign) =>
    transaction.run(({ accounts }) =>
      accounts.saveSignUp({ ...details, consents: details.consents ?? [], campaign, at: clock.now() }),
    );
}
