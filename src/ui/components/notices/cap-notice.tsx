import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import {
  type Capacity,
  type LimitedResource,
  isNearCap,
  roomFor,
} from '#domain/organizations/grants/capacity.ts';
import { useApp } from '../../app-context.tsx';
import { useQuery } from '../../data/use-query.ts';
import { capWords as words } from '../../messages/en/caps.ts';
import { paths } from '../../routes/paths.ts';
import { Notice } from './notice.tsx';
import { TextLink } from '../text-link.tsx';

/** Returns the limits of the user's trial or license. Returns null until they are read, or if they cannot be read. */
export function useCapacity(): Capacity | null {
  const { license } = useApp();
  const query = useQuery(useCallback((options: ReadOptions) => license.read(options), [license]));
  return query.state === 'read' ? query.value.capacity : null;
}

/** Whether a limit is reached, so that nothing more of this kind can be added. */
export const isFull = (capacity: Capacity | null, thing: LimitedResource): boolean =>
  capacity !== null && roomFor(thing, capacity) === 0;

/** Shows the remaining capacity from 80% of the limit on. At the limit, explains what still works and what to do (LIC-3). */
export function CapNotice({
  capacity,
  thing,
}: {
  readonly capacity: Capacity | null;
  readonly thing: LimitedResource;
}) {
  const cap = capacity?.caps[thing] ?? null;
  if (capacity === null || cap === null || !isNearCap(thing, capacity)) return null;
  const used = capacity.used[thing];
  const left = roomFor(thing, capacity);
  if (left > 0)
    return (
      <Notice title={words.near(thing, used, cap)}>
        <p>
          {words.nearLead(thing, left)} <TextLink to={paths.license}>{words.link}</TextLink>
        </p>
      </Notice>
    );
  const title = used > cap ? words.over : words.full;
  return (
    <Notice tone="warning" title={title(thing, capacity.source, cap)}>
      <p>
        {words.stays} <TextLink to={paths.license}>{words.link}</TextLink>
      </p>
    </Notice>
  );
}
