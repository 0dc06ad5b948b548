import type { AccountRepository } from '../ports/account-repository.ts';
import type { Caller } from '../caller/caller.ts';

export type ChangePhoneNumber = (caller: Caller, phoneNumber: string | null) => Promise<void>;

export type ChangePhoneNumberPorts = { readonly accounts: Pick<AccountRepository, 'changePhoneNumber'> };

export function changePhoneNumber({ accounts }: ChangePhoneNumberPorts): ChangePhoneNumber {
  return async ({ account }, phoneNumber) => {
    await accounts.changePhoneNumber(account.id, phoneNumber);
  };
}
