import type { Vault } from '../../platform/ports/vault.ts';

const purpose = 'stop notices';

/** The key of a notice's unsubscribe link; it is derived from our secret key, so it cannot be forged. */
export const stopKey = (vault: Pick<Vault, 'digest'>, notice: string): string =>
  `${notice}.${vault.digest(notice, purpose)}`;

/** Returns the notice for the key of a link; null if the key is not ours. */
export function noticeOfKey(vault: Pick<Vault, 'digests'>, key: string): string | null {
  const at = key.indexOf('.');
  const notice = key.slice(0, at);
  return at > 0 && vault.digests(notice, purpose).includes(key.slice(at + 1)) ? notice : null;
}
