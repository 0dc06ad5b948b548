import { useMemo, useState } from 'react';
import { readProgram } from '#domain/lessons/programs/parse-program.ts';
import { printProgram } from '#domain/lessons/programs/print-program.ts';
import type { Program } from '#domain/lessons/programs/program.ts';
import { tryItWords as words } from './messages/en/try-it.ts';
import type { Storage } from '#application/client/platform/ports/storage.ts';
import { tabStudentEntry } from '#application/client/storage-entries.ts';
import { useStorage } from '../../../app-context.tsx';
import { replaceAddress } from '../../../outside-react/history-entry.ts';
import { savedProgramEntry, type SavedTryIt } from './saved-program.ts';
import type { BuiltProgram } from './use-workbench.ts';
import { hashOf, programFromHash } from './program-link.ts';
import { activityInHash } from './programmable-activity.ts';

type Start = { readonly program: Program; readonly note: string | null };

/** Returns the initial program of the panel: from the URL, otherwise the saved one, otherwise the starter. */
function startOf(activity: string, starter: Program, saved: SavedTryIt | null): Start {
  const brought = programFromHash(window.location.hash, activity);
  const own = readProgram(saved?.program);
  if (typeof brought === 'string') {
    const note = `${words.linkRefused[brought]} ${words.inItsPlace[own === null ? 'lesson' : 'own']}`;
    return { program: own ?? starter, note };
  }
  if (brought !== null) {
    const covers = own !== null && printProgram(own) !== printProgram(brought);
    return { program: brought, note: covers ? words.linkCovers : null };
  }
  if (own === null) return { program: starter, note: null };
  const isOfStarter = saved?.starter === printProgram(starter);
  return { program: own, note: isOfStarter ? words.builtBefore : words.otherStarter };
}

const bringsProgramTo = (activity: string): boolean => activityInHash(window.location.hash) === activity;

function putIntoAddress(activity: string, program: Program): void {
  replaceAddress(hashOf(activity, program));
}

const keepsNothing: Pick<Storage, 'read' | 'write'> = { read: () => null, write: () => true };

/** While a student is logged in in this tab, no program is stored or restored, because the device is shared (C7). */
const ofPerson = (storage: Storage): Pick<Storage, 'read' | 'write'> =>
  storage.read(tabStudentEntry) === null ? storage : keepsNothing;

/**
 * Returns the program of an activity. It is saved in this browser at every change, and kept even if the starter changes. A program in the URL is also updated,
 * so that a reload loses nothing.
 */
export function useBuiltProgram(
  lesson: string,
  activity: string,
  owner: string | null,
  starter: Program,
): BuiltProgram & { readonly putIntoAddress: () => void } {
  const storage = ofPerson(useStorage());
  const slot = useMemo(() => savedProgramEntry(lesson, activity, owner), [lesson, activity, owner]);
  const [start] = useState(() => startOf(activity, starter, storage.read(slot)));
  const [initial, setInitial] = useState(start.program);
  const [program, setProgram] = useState(start.program);
  const [note, setNote] = useState(start.note);

  const change = (next: Program): boolean => {
    const text = printProgram(next);
    if (text === printProgram(program)) return false;
    setProgram(next);
    const outlives = storage.write(slot, { program: text, starter: printProgram(starter) });
    setNote(outlives ? null : words.notSaved);
    if (bringsProgramTo(activity)) putIntoAddress(activity, next);
    return true;
  };

  return {
    initial,
    program,
    note,
    say: setNote,
    change,
    replace: (next: Program): void => {
      setInitial({ ...next });
      change(next);
    },
    putIntoAddress: () => putIntoAddress(activity, program),
  };
}
