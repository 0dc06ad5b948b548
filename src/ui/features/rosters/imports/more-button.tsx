import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { plannedWords as words } from './messages/en/import-wizard.ts';
import type { LongList } from './use-long-list.ts';

/** Reads the next part of a long list. Renders nothing at its end. */
export const MoreButton = <T,>({ list: { more, readMore } }: { readonly list: LongList<T> }) => (
  <>
    <FailureNotice failure={more.failure} />
    {readMore === null ? null : (
      <div>
        <Button aria-disabled={more.pending} onClick={readMore}>
          {words.more}
        </Button>
      </div>
    )}
  </>
);
