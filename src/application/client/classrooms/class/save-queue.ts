import type { Clock, TimerId } from '#application/ports/clock.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import type { SavedProgram } from '#domain/classrooms/class-work/student-program.ts';
import type { ProgramSave, StudentClassService } from '../ports/student-class-service.ts';
import type { TabStudent } from '../../storage-entries.ts';
import { type UnsentSave, unsentSavesEntry } from './unsent-saves.ts';

/**
 * The state of the saves of this tab's student. `saved`: all changes are saved. `saving`: a change is about to be sent. `offline`: sending failed and is
 * retried. `refused`: the service rejects a program. `over`: the student must log in again.
 */
export type SaveState = 'offline' | 'over' | 'refused' | 'saved' | 'saving';

export type SaveNews = {
  readonly state: SaveState;
  readonly unsaved: number;
  /** `asked` is the id that was sent; the service may store the program under a different id. */
  readonly saved: (SavedProgram & { readonly asked: string }) | null;
};

/** Milliseconds after the last change. */
export const saveAfterMs = 1000;
/** Milliseconds between retries while the service is unreachable. */
export const retryMs = 5000;

/** Sends the changes of a student's programs one at a time, and stores them in the browser until they are saved. */
export type SaveQueue = {
  readonly change: (student: TabStudent, save: ProgramSave) => void;
  /** Unsent saves of all pages of this browser, in the order of their first change. */
  readonly unsent: (student: TabStudent) => readonly UnsentSave[];
  /** Sends all unsent saves, including those of other pages. Resolves when all are sent or sending fails. */
  readonly flush: (student: TabStudent) => Promise<void>;
  readonly watch: (listener: (news: SaveNews) => void) => () => void;
  readonly stop: () => void;
};

type Ports = {
  readonly service: Pick<StudentClassService, 'save'>;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly pageId: string;
};

const isSameSave = (one: UnsentSave, other: UnsentSave): boolean =>
  one.id === other.id && one.pageId === other.pageId;

export const countPrograms = (saves: readonly ProgramSave[]): number =>
  new Set(saves.map(({ id }) => id)).size;

export function saveQueue({ service, storage, clock, pageId }: Ports): SaveQueue {
  const listeners = new Set<(news: SaveNews) => void>();
  let state: SaveState = 'saved';
  let timer: TimerId | null = null;
  let sending: Promise<void> | null = null;
  let round = 0;
  /** Whether to also send the changes of other open pages. Each page normally sends only its own changes; `flush` sends all of them. */
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

  /** After a save, a newer change of the same program uses the saved text as its base. */
  const settle = (student: TabStudent, sent: UnsentSave, saved: SavedProgram): void => {
    const left = unsent(student).flatMap((save) => {
      if (!isSameSave(save, sent)) return [save];
      return save.text === sent.text ? [] : [{ ...save, id: saved.id, base: sent.text }];
    });
    write(student, left);
  };

  const sendAll = async (student: TabStudent): Promise<void> => {
    const mine = round;
    // Rejected programs stay in the browser and do not block other programs.
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
