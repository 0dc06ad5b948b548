import type { Vault } from '../ports/vault.ts';

const purpose = 'stop notices';

/** The key of the link that stops mails like this notice: nobody makes it who has not got the mail. */
export const stopKey = (vault: Pick<Vault, 'digest'>, notice: string): string =>
  `${notice}.${vault.digest(notice, purpose)}`;

/** The notice whose mail has a key; null where no mail of ours has it. */
export function noticeOfKey(vault: Pick<Vault, 'digests'>, key: string): string | null {
  const at = key.indexOf('.');
  const notice = key.slice(0, at);
  return at > 0 && vault.digests(notice, purpose).includes(key.slice(at + 1)) ? notice : null;
}
