import { counted, formatCount } from '#domain/platform/text/counted.ts';
import {
  type CardCounts,
  type LoginBatchKind,
  maxCardsAFile,
  type StoredLoginFile,
} from '#domain/classrooms/logins/login-file.ts';
import { localMoment } from '../../../../../messages/local-moment.ts';

const cardsIn = (cards: number, classrooms: number): string =>
  `${counted(cards, 'card')} in ${counted(classrooms, 'class', 'classes')}`;

const kinds: Readonly<Record<LoginBatchKind, string>> = {
  cards: 'Login cards',
  letters: 'Letters for home',
  csv: 'Logins as CSV',
};

/** The texts about one file with the login cards of several classes (ROS-3). */
export const loginFileWords = {
  title: 'Login cards for several classes',
  whose: 'Students',
  whoseValues: {
    reach: 'All students',
    selected: 'The selected students',
    classrooms: 'The selected classes',
    added: 'Students added by the import',
    school: 'Everyone in the school',
  },
  counting: 'Counting the cards',
  counted: ({ cards, classrooms }: CardCounts) => `${cardsIn(cards, classrooms)}.`,
  each: 'Each class starts on a new page. A student in two classes gets a card for each.',
  unplaced: (count: number) =>
    `${counted(count, 'student is', 'students are')} not in a class, so there is no card for them: a card shows a class code.`,
  paused: ({ classrooms, paused }: CardCounts) =>
    paused === classrooms
      ? 'Login is paused: these cards will not work until you turn it on again under Login & code.'
      : `Login is paused in ${counted(paused, 'class', 'classes')}: those cards will not work until you turn it on again under Login & code.`,
  nobody: 'None of these students is in a class, so there are no cards to print.',
  tooMany: `One file holds up to ${formatCount(maxCardsAFile)} cards. Choose one school, or fewer classes.`,
  recorded: 'The activity log shows who printed cards, when, and for whom.',
  background: 'You can keep working while we make the file.',
  make: 'Make the file',
  progress: 'Making login cards',
  section: 'Login card files',
  lead: 'Only you can download these, for 24 hours or until you delete them.',
  ready: ({ cards, classrooms }: Pick<CardCounts, 'cards' | 'classrooms'>) =>
    cards === 0
      ? 'No students are left in these classes, so there is no file.'
      : `${cardsIn(cards, classrooms)} are ready.`,
  left: (count: number) => (count === 0 ? '' : ` ${counted(count, 'student')} had left the class by then.`),
  name: ({ as, cards, classrooms }: StoredLoginFile) => `${kinds[as]}: ${cardsIn(cards, classrooms)}`,
  about: ({ madeAt, endsAt }: StoredLoginFile) =>
    `Made ${localMoment(madeAt)}. Available until ${localMoment(endsAt)}.`,
  download: 'Download',
  dismiss: 'Dismiss',
  remove: 'Delete now',
  removeOf: (name: string) => `Delete now: ${name}`,
  removed: 'The file is deleted. Cards that were printed from it still work.',
  downloadOf: (name: string) => `Download ${name}`,
  downloaded: 'The file is ready to print.',
} as const;
