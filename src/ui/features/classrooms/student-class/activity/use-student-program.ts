import { useEffect, useRef, useState } from 'react';
import type { SaveState } from '#application/client/classrooms/class/save-queue.ts';
import type { ProgramOf } from '#application/client/classrooms/ports/student-class-service.ts';
import type { StudentProgram } from '#domain/classrooms/class-work/student-program.ts';
import { readProgram } from '#domain/lessons/programs/parse-program.ts';
import { printProgram } from '#domain/lessons/programs/print-program.ts';
import type { Program } from '#domain/lessons/programs/program.ts';
import { useApp } from '../../../../app-context.tsx';
import type { BuiltProgram } from '../../../lessons/try-it/use-workbench.ts';
import { studentClassWords } from '../messages/en/student-class.ts';

const words = studentClassWords.program;

export type StudentProgramBuilt = BuiltProgram & {
  readonly id: string;
  /** Null before the first change of a program that is not stored yet. */
  readonly saving: SaveState | null;
};

/** Edits a program that the service stores. Each change is recorded immediately, and saved a second after the last change. */
export function useStudentProgram({
  of,
  stored,
  starter,
  mayChange,
  onOver,
}: {
  readonly of: ProgramOf;
  /** The stored program, or null if there is none yet. */
  readonly stored: StudentProgram | null;
  readonly starter: Program;
  readonly mayChange: boolean;
  readonly onOver: () => void;
}): StudentProgramBuilt {
  const { studentClass } = useApp();
  const [start] = useState(() => readProgram(stored?.text) ?? starter);
  const [id, setId] = useState(() => stored?.id ?? crypto.randomUUID());
  const [initial, setInitial] = useState(start);
  const [program, setProgram] = useState(start);
  const [note, setNote] = useState<string | null>(null);
  const [saving, setSaving] = useState<SaveState | null>(stored === null ? null : 'saved');
  /** The base of the next change: the text that was loaded or saved last. */
  const base = useRef(stored?.text ?? printProgram(starter));
  const now = useRef({ id, text: printProgram(start), onOver });
  useEffect(() => {
    now.current = { id, text: printProgram(program), onOver };
  }, [id, program, onOver]);

  useEffect(
    () =>
      studentClass.watch(({ state, saved }) => {
        setSaving(state);
        if (state === 'over') now.current.onOver();
        if (saved === null || saved.asked !== now.current.id) return;
        base.current = saved.text;
        setId(saved.id);
        if (!saved.merged) return;
        setNote(words.merged);
        const merged = readProgram(saved.text);
        // Changes made during the save are sent again, and merged.
        if (merged !== null && state === 'saved' && saved.text !== now.current.text) {
          setInitial(merged);
          setProgram(merged);
        }
      }),
    [studentClass],
  );

  const change = (next: Program): boolean => {
    const text = printProgram(next);
    if (text === printProgram(program)) return false;
    setProgram(next);
    if (mayChange) void studentClass.change({ id, of, base: base.current, text });
    return true;
  };

  return {
    id,
    saving,
    initial,
    program,
    note,
    say: setNote,
    change,
    replace: (next) => {
      setInitial({ ...next });
      change(next);
    },
  };
}
