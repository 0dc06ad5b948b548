import type { ImportState } from '#domain/imports/roster-import.ts';
import { Chip, type ChipTone } from '../../components/chip.tsx';
import { importStateWords } from './messages/en/imports.ts';

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

/** How far an import is, in words and a color. */
export const ImportStateChip = ({ state }: { readonly state: ImportState }) => (
  <Chip tone={tones[state]}>{importStateWords[state]}</Chip>
);
