import type { BoardFailure } from '#domain/lessons/programs/board/board.ts';
import type { FailureWords } from './failure-words.ts';

type BoardFailureWords = FailureWords & { readonly child: string };

const onScreen = 'Meanwhile, use the Dock on the screen.';

export const boardFailures: Readonly<Record<BoardFailure['kind'], BoardFailureWords>> = {
  'board/unsupported': {
    says: 'This browser cannot connect to a Dock by cable.',
    next: 'Use Chrome or Edge on a computer, or a Chromebook. Everywhere else, save the program as a file for the micro:bit.',
    child: 'This computer cannot talk to a Dock. Use the Dock on the screen.',
  },
  'board/blocked': {
    says: 'This computer does not let the page use a Dock.',
    next: 'Allow serial ports for this page in the browser. On a managed computer, ask your IT staff to set the policy SerialAllowUsbDevicesForUrls (or SerialAskForUrls) for this address. Programs that use WebUSB need WebUsbAllowDevicesForUrls.',
    child: 'This computer may not use the Dock. Tell your teacher. Use the Dock on the screen.',
  },
  'board/none-chosen': {
    says: 'No Dock was chosen.',
    next: 'Plug the Dock in with a USB cable that carries data, and choose the micro:bit in the browser’s list. If the list is empty, try another cable.',
    child: 'No Dock yet. Plug in the cable. Then tap the button again and choose the micro:bit.',
  },
  'board/in-use': {
    says: 'Another tab or program is using this Dock.',
    next: 'Close other tabs and programs that use the micro:bit, such as MakeCode or the Python editor. Then try again. If that does not help, unplug the cable and plug it in again.',
    child: 'Another page is using this Dock. Close the other pages. Then try again.',
  },
  'board/silent': {
    says: 'The Dock does not answer.',
    next: 'Unplug the battery and the cable, wait three seconds, and plug the cable in again. If the micro:bit is new or had a MakeCode program, put MicroPython on it first.',
    child: 'The Dock is not answering. Unplug it. Count to three. Plug it in again.',
  },
  'board/lost': {
    says: 'The cable was unplugged.',
    next: 'Plug it in again. The page reconnects it automatically.',
    child: 'The cable is out. Plug it in again.',
  },
  'board/full': {
    says: 'The program is too long for the memory of this board.',
    next: 'Use fewer blocks, or a micro:bit V2.',
    child: 'This program is too long for the Dock. Try a shorter one.',
  },
  'board/program-failed': {
    says: 'The program ended with an error on the Dock.',
    next: 'Check the wires of the part that was used last, and run it again.',
    child: 'Something went wrong on the Dock. Run it again.',
  },
};

/** Whether the page offers the program as a file after this failure (C24). */
export const offersFile = (kind: BoardFailure['kind']): boolean =>
  kind !== 'board/lost' && kind !== 'board/full' && kind !== 'board/program-failed';

export function boardFailureText(failure: BoardFailure): string {
  const { says, next } = boardFailures[failure.kind];
  const detail = failure.kind === 'board/program-failed' ? ` (${failure.text})` : '';
  return `${says.replace(/\.$/, '')}${detail}. ${next}`;
}

export const boardFallback = onScreen;
