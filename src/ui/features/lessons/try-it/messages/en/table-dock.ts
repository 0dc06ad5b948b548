import type { DockState } from '#application/client/lessons/dock/dock-app.ts';

export const tableDockWords = {
  title: 'The Dock on the table',
  about: 'About the Dock on the table',
  run: 'Run on the Dock',
  stop: 'Stop the Dock',
  button: {
    nothing: 'Run on the Dock',
    connecting: 'Choose your Dock',
    sending: 'Stop the Dock',
    running: 'Stop the Dock',
  } satisfies Record<DockState['doing'], string>,
  status: {
    nothing: (name: string): string => `The Dock ${name} is ready.`,
    connecting: (): string => 'Choose the micro:bit in the browser’s list.',
    sending: (name: string): string => `The program is going to the Dock ${name}.`,
    running: (name: string): string => `The program is running on the Dock ${name}.`,
  } satisfies Record<DockState['doing'], (name: string) => string>,
  which: 'Which Dock',
  showName: 'Show its name',
  another: 'Connect another Dock',
  save: 'Store it on the Dock',
  saveHelp: 'The Dock then runs it without a computer whenever it gets power.',
  quiet: 'No tone',
  tone: (tone: string): string => `Tone: ${tone}`,
  still: 'Motor off',
  motor: (direction: string): string => `Motor ${direction}`,
  more: 'More for the Dock',
  sees: (cm: number): string => `Distance: ${cm} cm`,
};
