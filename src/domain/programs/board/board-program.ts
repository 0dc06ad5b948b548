import type { Program } from '../program.ts';
import { blocksModule, toBoardPython } from '../python/to-python.ts';
import { dockModule } from './dock-module.ts';

/** A text file on a board. */
export type BoardFile = { readonly name: string; readonly text: string };

/** A program for a board: the modules that it imports, and its text. */
export type BoardProgram = { readonly modules: readonly BoardFile[]; readonly main: string };

/** FNV-1a, as 8 hex digits. */
function stampOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** A module whose first line changes with its text, so that a board that has it is not sent it again. */
const stamped = (name: string, text: string): BoardFile => ({ name, text: `# ${stampOf(text)}\n${text}` });

const modules = [stamped('dock.py', dockModule), stamped('blocks.py', blocksModule)];

/** A program of blocks for a board. */
export const boardProgram = (program: Program): BoardProgram => ({ modules, main: toBoardPython(program) });
