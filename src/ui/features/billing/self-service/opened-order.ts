import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type OpenedOrder, openedOrderEntry } from '#application/client/storage-entries.ts';
import { useStorage } from '../../../app-context.tsx';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import { paths } from '../../../routes/paths.ts';
import { useStorageEntry } from '../../../use-storage-entry.ts';

type Keys = { readonly key: string; readonly claim?: string };

/** Returns the URL of an order. Its keys are in the fragment, which browsers do not send to servers. */
export const orderPath = (order: string, keys: Keys): string =>
  `${paths.selfServiceReturn}?order=${encodeURIComponent(order)}#${new URLSearchParams(keys)}`;

/** Returns the order in a URL, or null without an order or key. */
function orderIn({ search, hash }: { readonly search: string; readonly hash: string }): OpenedOrder | null {
  const order = new URLSearchParams(search).get('order');
  const behind = new URLSearchParams(hash.slice(1));
  const key = behind.get('key');
  return order === null || key === null ? null : { order, key, claim: behind.get('claim') };
}

/** Returns the order of the URL. It is stored, because a buyer returns from a login without the keys. Undefined before hydration, null if there is none. */
export function useOpenedOrder(): OpenedOrder | null | undefined {
  const { search, hash } = useLocation();
  const isAlive = useHydrated();
  const storage = useStorage();
  const [stored] = useStorageEntry(openedOrderEntry);
  useEffect(() => {
    const order = orderIn({ search, hash });
    if (order !== null) storage.write(openedOrderEntry, order);
  }, [search, hash, storage]);
  if (!isAlive) return undefined;
  const isMeant = stored?.order === new URLSearchParams(search).get('order');
  return orderIn({ search, hash }) ?? (isMeant ? stored : null);
}
