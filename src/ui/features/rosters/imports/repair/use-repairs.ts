import { useState } from 'react';
import { useLocation } from 'react-router';
import { useFormDrafts } from '../../../../forms/drafts-context.ts';
import { type Repairs, repairsOf, textsOf } from './repairs.ts';

/** Returns the typed repairs that are not checked yet. They survive a reload, like form input. */
export function useRepairs(): readonly [Repairs, (change: (before: Repairs) => Repairs) => void] {
  const drafts = useFormDrafts();
  const { pathname } = useLocation();
  const [repairs, setRepairs] = useState(() => repairsOf(drafts.textsOf(pathname)));
  const change = (next: (before: Repairs) => Repairs): void => {
    const changed = next(repairs);
    drafts.keepTexts(pathname, textsOf(changed));
    setRepairs(changed);
  };
  return [repairs, change];
}
