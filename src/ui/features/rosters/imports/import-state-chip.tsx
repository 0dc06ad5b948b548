import type { ImportState } from '#domain/rosters/imports/roster-import.ts';
import { Chip, type ChipTone } from '../../../components/chip.tsx';
import { importStateWords, rehearsalWords } from './messages/en/imports.ts';
import { rolloverStateWords } from './messages/en/rollover.ts';

const tones = {
  receiving: 'plain',
  reading: 'harbor',
  ready: 'sun',
  failed: 'sun',
  committing: 'harbor',
  committed: 'moss',
  canceled: 'sun',
  undoing: 'harbor',
  undone: 'plain',
  discarded: 'plain',
} as const satisfies Record<ImportState, ChipTone>;

export const ImportStateChip = ({
  of: { state, isRollover, isRehearsal },
}: {
  readonly of: { readonly state: ImportState; readonly isRollover: boolean; readonly isRehearsal: boolean };
}) => (
  <>
    <Chip tone={tones[state]}>{(isRollover ? rolloverStateWords : importStateWords)[state]}</Chip>
    {isRehearsal ? <Chip>{rehearsalWords.chip}</Chip> : null}
  </>
);
