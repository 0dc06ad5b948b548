import type { ClassWorkPorts } from './class-work-ports.ts';
import { type LeadClass, leadClass } from './lead-class.ts';
import {
  type DeleteProgram,
  deleteProgram,
  type ReadOwnPrograms,
  readOwnPrograms,
  type ReadProgramVersions,
  readProgramVersions,
} from './own-programs.ts';
import { type ReportSignal, reportSignal } from './report-signal.ts';
import { type SaveProgram, saveProgram } from './save-program.ts';
import { type ShareProgram, shareProgram } from './share-program.ts';
import { type StudentInClass, studentInClass } from './student-now.ts';
import { type WatchClass, watchClass } from './watch-class.ts';

/** Students' work, and their teachers' view of it (CLS-1, CLS-2). */
export type ClassWorkApp = {
  readonly programs: ReadOwnPrograms;
  readonly save: SaveProgram;
  readonly versions: ReadProgramVersions;
  readonly remove: DeleteProgram;
  readonly report: ReportSignal;
  readonly watch: WatchClass;
  readonly lead: LeadClass;
  readonly inClass: StudentInClass;
  readonly pair: ShareProgram;
};

export const createClassWorkApp = (ports: ClassWorkPorts): ClassWorkApp => ({
  programs: readOwnPrograms(ports),
  save: saveProgram(ports),
  versions: readProgramVersions(ports),
  remove: deleteProgram(ports),
  report: reportSignal(ports),
  watch: watchClass(ports),
  lead: leadClass(ports),
  inClass: studentInClass(ports),
  pair: shareProgram(ports),
});
