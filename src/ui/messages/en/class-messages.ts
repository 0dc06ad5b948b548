import type { ClassMessage } from '#domain/classrooms/class-work/class-messages.ts';

/** Returns the text of a teacher's message to students. Teachers and students see the same text (CLS-2). */
export function classMessage(message: ClassMessage): string {
  switch (message.kind) {
    case 'well-done':
      return 'Well done.';
    case 'show-partner':
      return 'Show your partner.';
    case 'ask-partner':
      return 'Ask your partner.';
    case 'read-again':
      return 'Read it again.';
    case 'run-again':
      return 'Run it again. Look at the Dock.';
    case 'change-one-block':
      return 'Change one block.';
    case 'go-on':
      return 'Go on to the next one.';
    case 'look-at-step':
      return `Look at step ${message.step}.`;
    case 'lesson-hint':
      break;
  }
  return `Hint for “${message.activity}”: ${message.text}`;
}
