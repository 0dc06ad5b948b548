import type { ClassWorkPorts } from './class-work-ports.ts';
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
import { type WatchClass, watchClass } from './watch-class.ts';

/** The work of students, and the view of their teachers (CLS-1, CLS-2). */
export type ClassWorkApp = {
  readonly programs: ReadOwnPrograms;
  readonly save: SaveProgram;
  readonly versions: ReadProgramVersions;
  readonly remove: DeleteProgram;
  readonly report: ReportSignal;
  readonly watch: WatchClass;
};

export const createClassWorkApp = (ports: ClassWorkPorts): ClassWorkApp => ({
  programs: readOwnPrograms(ports),
  save: saveProgram(ports),
  versions: readProgramVersions(ports),
  remove: deleteProgram(ports),
  report: reportSignal(ports),
  watch: watchClass(ports),
});
