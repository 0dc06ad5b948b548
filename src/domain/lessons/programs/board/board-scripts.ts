import type { BoardFile } from './board-program.ts';
import type { BoardPart } from './board.ts';
import { dockButton } from './pin-map.ts';

const quoted = (text: string): string => JSON.stringify(text);

/** Prints machine, release and unique id of the board, separated by `|`. */
export const identityScript = `import os, machine
u = os.uname()
print(u[4] + '|' + u[2] + '|' + ''.join(['%02x' % b for b in machine.unique_id()]))`;

/** Prints size and first line of a file on the board; fails if it does not exist. */
export const fileScript = (name: string): string =>
  `import os\nprint(os.size(${quoted(name)}))\nf = open(${quoted(name)})\nprint(f.readline())\nf.close()`;

export const isStored = (answer: string, { text }: BoardFile): boolean => {
  const [size, stamp] = answer.split('\n').map((line) => line.trim());
  return size === String(text.length) && stamp === text.split('\n')[0];
};

const perWrite = 400;

/** Returns the scripts that write a file to the board, in order. Escapes non-ASCII text. */
export function writeScripts({ name, text }: BoardFile): readonly string[] {
  const parts = text.match(new RegExp(`[\\s\\S]{1,${perWrite}}`, 'gu')) ?? [];
  return [
    `f = open(${quoted(name)}, 'w')`,
    ...parts.map((part) => `n = f.write(${quoted(part)})`),
    'f.close()',
  ];
}

export const blinkScript = (name: string): string =>
  `from microbit import display\ndisplay.scroll(${quoted(name)}, wait=False, loop=True)`;

/** The self-test programs. The sensor prints an `@distance` line; a broken part raises an error. */
export const testScripts: Readonly<Record<BoardPart, string>> = {
  lights: `import dock
for number in range(1, 9):
    dock.light(number, "white")
    dock.sleep_until(dock.now() + 150)
dock.sleep_until(dock.now() + 500)
dock.off()`,
  tone: `import dock
for pitch in ("low", "middle", "high"):
    dock.tone(pitch, 300)
    dock.sleep_until(dock.now() + 350)
dock.off()`,
  motor: `import dock
for direction in ("forward", "backward"):
    dock.motor(direction, 700)
    dock.sleep_until(dock.now() + 800)
dock.off()`,
  sensor: `import dock
if dock.echo() < 0 and dock.echo() < 0 and dock.echo() < 0:
    raise OSError("no echo")
dock.distance()`,
  button: `import dock
from microbit import ${dockButton}
${dockButton}.was_pressed()
ends = dock.now() + 10000
while not dock.pressed():
    if dock.now() > ends:
        raise OSError("no press")
    dock.sleep_until(dock.now() + 50)`,
};
