import { Check, CloudOff, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { SaveState } from '#application/client/classrooms/class/save-queue.ts';
import { Icon } from '../../../../components/icon.tsx';
import { studentClassWords } from '../messages/en/student-class.ts';

const icons: Readonly<Record<SaveState, LucideIcon>> = {
  saved: Check,
  saving: LoaderCircle,
  offline: CloudOff,
  refused: TriangleAlert,
  over: TriangleAlert,
};

/** Shows whether the service has stored the program (C12). */
export const SaveNote = ({ saving }: { readonly saving: SaveState | null }) => (
  <output className="class-saved" data-state={saving ?? undefined}>
    {saving === null ? null : (
      <>
        <Icon of={icons[saving]} /> {studentClassWords.program.saving[saving]}
      </>
    )}
  </output>
);
