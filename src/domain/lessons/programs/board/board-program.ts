import type { Program } from '../program.ts';
import { blocksModule, toBoardPython } from '../python/to-python.ts';
import { dockModule } from './dock-module.ts';

export type BoardFile = { readonly name: string; readonly text: string };

export type BoardProgram = { readonly modules: readonly BoardFile[]; readonly main: string };

/** Returns an FNV-1a hash as 8 hex digits. */
function stampOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** Returns a module whose first line changes with its text, so that a module that is already on the board is not written again. */
const stamped = (name: string, text: string): BoardFile => ({ name, text: `# ${stampOf(text)}\n${text}` });

const modules = [stamped('dock.py', dockModule), stamped('blocks.py', blocksModule)];

export const boardProgram = (program: Program): BoardProgram => ({ modules, main: toBoardPython(program) });
