import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs';
import type { SimulatedInput } from '#domain/lessons/programs/project.ts';

export type PythonRecording = {
  readonly log: readonly (readonly [at: number, what: string, is: unknown])[];
  readonly reads: readonly (readonly [at: number, cm: number])[];
  readonly off: boolean;
};

const micropython = await loadMicroPython({ heapsize: 32 * 1024 * 1024 });
micropython.runPython(await readFile(join(import.meta.dirname, 'dock.py'), 'utf8'));

export function runPython(
  code: string,
  inputs: readonly SimulatedInput[],
  until: number,
  names: readonly string[],
): PythonRecording {
  const happens = inputs.map((each) => [each.at, each.kind, each.kind === 'press' ? 0 : each.distance]);
  micropython.globals.set('code', code);
  micropython.globals.set('given', JSON.stringify([happens, until, names]));
  micropython.runPython('import json\nresult = json.dumps(record(code, *json.loads(given)))');
  return JSON.parse(String(micropython.globals.get('result'))) as PythonRecording;
}
