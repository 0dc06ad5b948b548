import type { Clock, TimerId } from '#application/ports/clock.ts';
import type { Storage } from '../ports/storage.ts';
import type { ProgramSave, SavedProgram, StudentClassService } from '../ports/student-class-service.ts';
import type { TabStudent } from '../storage-entries.ts';
import { type UnsentSave, unsentSavesEntry } from './unsent-saves.ts';

/**
 * Whether the service has the programs of this tab's student. `saved`: the service has everything. `saving`: a change is about
 * to be sent. `offline`: it could not be sent, and is tried again. `refused`: the service does not take it. `over`: the student must
 * log in again.
 */
export type SaveState = 'offline' | 'over' | 'refused' | 'saved' | 'saving';

/** The news for listeners: the state, how many programs of this page are not saved, and the program that was just saved. */
export type SaveNews = {
  readonly state: SaveState;
  readonly unsaved: number;
  /** `asked` is the id by which it was sent; the service may keep it by another one. */
  readonly saved: (SavedProgram & { readonly asked: string }) | null;
};

/** After the last change, in milliseconds. */
export const saveAfterMs = 1000;
/** Between tries while the service cannot be reached, in milliseconds. */
export const retryMs = 5000;

/** Sends the changes of a student's programs, one after another, and keeps them in the browser until the service has them. */
export type SaveQueue = {
  readonly change: (student: TabStudent, save: ProgramSave) => void;
  /** The saves of all pages of the student in this browser, in the order of their first change. */
  readonly unsent: (student: TabStudent) => readonly UnsentSave[];
  /** Sends what waits now, also from other pages. Ends when all is sent, or nothing more can be sent for now. */
  readonly flush: (student: TabStudent) => Promise<void>;
  readonly watch: (listener: (news: SaveNews) => void) => () => void;
  /** Stops; what is not sent stays in the browser for the student's next login. */
  readonly stop: () => void;
};

type Ports = {
  readonly service: Pick<StudentClassService, 'save'>;
  readonly storage: Storage;
  readonly clock: Clock;
  /** Identifies this page among the pages of the browser. */
  readonly pageId: string;
};

const isSameSave = (one: UnsentSave, other: UnsentSave): boolean =>
  one.id === other.id && one.pageId === other.pageId;

/** How many programs some saves are of. */
export const countPrograms = (saves: readonly ProgramSave[]): number =>
  new Set(saves.map(({ id }) => id)).size;

export function saveQueue({ service, storage, clock, pageId }: Ports): SaveQueue {
  const listeners = new Set<(news: SaveNews) => void>();
  let state: SaveState = 'saved';
  let timer: TimerId | null = null;
  let sending: Promise<void> | null = null;
  let round = 0;
  /** Another open page sends its own changes: this one sends them only when it is asked to send everything. */
  let sendsForOthers = false;

  const unsent = ({ id }: TabStudent): readonly UnsentSave[] => storage.read(unsentSavesEntry(id)) ?? [];
  const write = ({ id }: TabStudent, saves: readonly UnsentSave[]): void => {
    if (saves.length === 0) storage.forget(unsentSavesEntry(id));
    else storage.write(unsentSavesEntry(id), saves);
  };
  const tell = (student: TabStudent, next: SaveState, saved: SaveNews['saved'] = null): void => {
    state = next;
    const unsaved = unsent(student).filter((save) => save.pageId === pageId).length;
    for (const listener of listeners) listener({ state, unsaved, saved });
  };
  const cancel = (): void => {
    if (timer !== null) clock.cancel(timer);
    timer = null;
  };
  const sendIn = (ms: number, student: TabStudent): void => {
    cancel();
    timer = clock.after(ms, () => void send(student));
  };

  /** A change that was made while another state was being sent is based on the saved state. */
  const settle = (student: TabStudent, sent: UnsentSave, saved: SavedProgram): void => {
    const left = unsent(student).flatMap((save) => {
      if (!isSameSave(save, sent)) return [save];
      return save.text === sent.text ? [] : [{ ...save, id: saved.id, base: sent.text }];
    });
    write(student, left);
  };

  const sendAll = async (student: TabStudent): Promise<void> => {
    const mine = round;
    // A program that the service does not take stays in the browser, and does not hold the others up.
    const refused: UnsentSave[] = [];
    const nextSave = (): UnsentSave | undefined => {
      const left = unsent(student).filter((save) => !refused.some((each) => isSameSave(each, save)));
      return left.find((save) => save.pageId === pageId) ?? (sendsForOthers ? left[0] : undefined);
    };
    for (let save = nextSave(); save !== undefined; save = nextSave()) {
      const answer = await service.save(student.token, save);
      if (mine !== round) return;
      if (answer.ok) {
        settle(student, save, answer.value);
        const next = nextSave() === undefined ? 'saved' : 'saving';
        tell(student, next, { ...answer.value, asked: save.id });
        continue;
      }
      const { kind } = answer.error;
      if (kind === 'entry/over') return tell(student, 'over');
      if (kind.startsWith('service/') && kind !== 'service/refused') {
        tell(student, 'offline');
        return sendIn(retryMs, student);
      }
      refused.push(save);
    }
    sendsForOthers = false;
    if (refused.length > 0) tell(student, 'refused');
    // Another page has sent what waited here.
    else if (state !== 'saved') tell(student, 'saved');
  };

  const send = (student: TabStudent): Promise<void> => {
    cancel();
    sending ??= sendAll(student).finally(() => {
      sending = null;
    });
    return sending;
  };

  return {
    unsent,
    flush: (student) => {
      sendsForOthers = true;
      return send(student);
    },
    change: (student, change) => {
      const before = unsent(student);
      const save = { ...change, pageId };
      const waiting = before.find((each) => isSameSave(each, save));
      const next = waiting === undefined ? save : { ...save, base: waiting.base };
      write(student, [...before.filter((each) => each !== waiting), next]);
      if (sending === null) sendIn(saveAfterMs, student);
      tell(student, state === 'offline' ? 'offline' : 'saving');
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      cancel();
      round += 1;
      sending = null;
      sendsForOthers = false;
      state = 'saved';
    },
  };
}
