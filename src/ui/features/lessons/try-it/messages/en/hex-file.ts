import type { HexFailure } from '#application/client/lessons/ports/hex-files.ts';

export const pythonEditor = 'https://python.microbit.org';

export const hexFileWords = {
  title: 'As a file for the micro:bit',
  lead: 'Copy the file to the MICROBIT drive. It works without this page, on any computer with a USB port.',
  save: 'Save for micro:bit V1',
  making: 'The file is being made.',
  forV2:
    'For micro:bit V2, first save any project as a file in the official Python editor, and choose that file here. That file contains MicroPython, which this page is not allowed to include.',
  editor: 'Open the Python editor',
  choose: 'MicroPython file (.hex)',
  saved: (boards: readonly string[]): string =>
    `The file is saved. It is for micro:bit ${boards.join(' and ')}.`,
  failures: {
    'hex/unreachable':
      'The file could not be made because the site cannot be reached. Check your connection and try again.',
    'hex/not-micropython':
      'This file has no MicroPython for the micro:bit. Choose a .hex file that was saved in the official Python editor.',
    'hex/full': 'The program is too long for the board. Use fewer blocks.',
  } satisfies Record<HexFailure['kind'], string>,
  fileName: 'blockyard-dock.hex',
} as const;
