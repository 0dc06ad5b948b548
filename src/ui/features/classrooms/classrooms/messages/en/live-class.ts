import { counted, plural } from '#domain/platform/text/counted.ts';
import type { FollowHealth } from '#application/client/classrooms/class-work/follow-events.ts';
import type { StuckReason } from '#domain/classrooms/class-work/stuck-reason.ts';

const minuteMs = 60_000;

/** The texts of the live class on the dashboard (CLS-2). */
export const liveWords = {
  heading: 'The class right now',
  summary: (names: readonly string[]) => {
    if (names.length === 0) return 'No one needs help right now.';
    return names.length === 1
      ? `1 student needs help: ${names.join(', ')}`
      : `${names.length} students need help: ${names.join(', ')}`;
  },
  hideNames: 'Hide names',
  showNames: 'Show names',
  hidden: (place: number) => `Student ${place}`,
  onlyStuck: 'Only students who need help',
  list: 'Students in class',
  reason: (reason: StuckReason, now: number): string => {
    switch (reason.kind) {
      case 'asked-for-help': {
        const ago = Math.max(0, Math.floor((now - reason.since) / minuteMs));
        return ago === 0 ? 'Asked for help just now' : `Asked for help ${counted(ago, 'minute')} ago`;
      }
      case 'same-run':
        return `Ran the program ${reason.runs} times without a change`;
      case 'same-blocks':
        return `Moved the same blocks for ${counted(reason.minutes, 'minute')}`;
      case 'no-change':
        return `No change for ${counted(reason.minutes, 'minute')}`;
      case 'not-started':
        break;
    }
    return 'Has not started';
  },
  done: 'Done',
  goals: (met: number, of: number) => `${met} of ${of} goals`,
  working: 'Working',
  noWork: 'Nothing open yet',
  at: (activity: string, lesson: string) => `${activity} (${lesson})`,
  elsewhere: 'An activity in another lesson',
  open: (name: string) => `See the program of ${name}`,
  programOf: (name: string) => `Program of ${name}`,
  sound: 'Sound when a student needs help',
  notConnected: 'Not connected',
  otherNetwork: 'On a different network than this page',
  connected: (there: number, all: number, elsewhere: number) =>
    `${there} of ${all} students are connected.${elsewhere === 0 ? '' : ` ${elsewhere} of them ${plural(elsewhere, 'is', 'are')} on another network than this page.`}`,
  controls: 'All students',
  pause: 'Eyes up here',
  resume: 'Resume',
  pauseEnds: (count: number) =>
    `Students’ screens are covered. They open again in ${counted(count, 'minute')}.`,
  messageToAll: 'Message to all students',
  sendToAll: 'Send to all',
  messageTo: (name: string) => `Message to ${name}`,
  send: 'Send',
  sent: (message: string) => `Sent: ${message}`,
  hintsForAll: 'Hints for the class',
  hintsOf: (activity: string) => `Hints for “${activity}”`,
  sendHint: (number: number) => `Send hint ${number}`,
  sendHintToAll: (number: number) => `Send hint ${number} to all`,
  sentHint: (number: number, activity: string) => `Sent: hint ${number} for “${activity}”`,
  showToClass: 'Show to the class',
  stopShowing: 'Stop showing',
  show: {
    asked: (name: string) => `Waiting for ${name}`,
    refused: (name: string) => `${name} said no.`,
    shown: () => 'The class sees this program.',
  },
  closeClass: 'Close for today',
  openClass: 'Open the class again',
  askClose: 'Close the class for today?',
  askCloseBody:
    'All students are logged out, and no one can log in until tomorrow. Their work is kept. You can open the class again at any time.',
  isClosed: 'The class is closed for today',
  isOpened: 'The class is open again',
  closed: 'The class is closed for today. It opens again tomorrow.',
  noProgram: 'Nothing built yet.',
  close: 'Close',
  health: {
    live: 'Live',
    asking: 'Your network blocks live updates, so this page checks every few seconds instead.',
    stale: 'Reconnecting …',
  } satisfies Readonly<Record<FollowHealth, string>>,
  stale: (seconds: number) => `Not up to date: no updates for ${seconds} seconds. Reconnecting …`,
} as const;
