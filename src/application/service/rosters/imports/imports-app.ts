import { type AddImportFile, addImportFile, type AddImportFilePorts } from './add-import-file.ts';
import {
  type CancelImport,
  cancelImport,
  type CommitImport,
  commitImport,
  type DiscardImport,
  discardImport,
  type PlanStoredImport,
  planStoredImport,
  type StartImport,
  startImport,
  type UndoImport,
  undoImport,
} from './change-import.ts';
import { readImports, type ReadImports } from './read-imports.ts';
import {
  type ChooseRollover,
  chooseRollover,
  type ReadRollover,
  readRollover,
  type StartRollover,
  startRollover,
} from './rollovers.ts';
import { type RepairImport, repairImport } from './repair-import.ts';

/** Roster imports into the organizations that the caller manages (ROS-5). */
export type ImportsApp = ReadImports & {
  readonly start: StartImport;
  readonly addFile: AddImportFile;
  readonly plan: PlanStoredImport;
  readonly repair: RepairImport;
  readonly commit: CommitImport;
  readonly cancel: CancelImport;
  readonly undo: UndoImport;
  readonly discard: DiscardImport;
  readonly startRollover: StartRollover;
  readonly readRollover: ReadRollover;
  readonly chooseRollover: ChooseRollover;
};

export const createImportsApp = (ports: AddImportFilePorts): ImportsApp => ({
  ...readImports(ports),
  start: startImport(ports),
  addFile: addImportFile(ports),
  plan: planStoredImport(ports),
  repair: repairImport(ports),
  commit: commitImport(ports),
  cancel: cancelImport(ports),
  undo: undoImport(ports),
  discard: discardImport(ports),
  startRollover: startRollover(ports),
  readRollover: readRollover(ports),
  chooseRollover: chooseRollover(ports),
});
