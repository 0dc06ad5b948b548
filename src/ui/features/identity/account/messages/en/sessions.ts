import type { OwnSession } from '#domain/identity/sessions/own-session.ts';
import { localDate } from '../../../../../messages/local-date.ts';
import { localMoment } from '../../../../../messages/local-moment.ts';

const place = ({ network, sameNetwork }: OwnSession): string =>
  sameNetwork ? 'On this network' : `On the network ${network}`;

const seen = ({ current, lastSeenAt }: OwnSession): string =>
  current ? 'in use now' : `last seen on ${localMoment(lastSeenAt)}`;

export const ownSessionWords = {
  list: 'Browsers where you are logged in',
  device: ({ device }: OwnSession): string => device ?? 'Unknown browser',
  thisOne: 'This browser',
  about: (session: OwnSession): string =>
    `${place(session)} · ${seen(session)} · logged in on ${localDate(session.signedInAt)}`,
  logOut: 'Log out',
  logOutOf: (device: string): string => `Log out of ${device}`,
  askTitle: (device: string): string => `Log out of ${device}?`,
  ask: 'Its open tabs go to the login page the next time they load or save something. Unsaved work there may be lost.',
  isLoggedOut: (device: string): string => `${device} is logged out.`,
} as const;

export const everywhereWords = {
  signOut: 'Log out everywhere',
  askTitle: 'Log out everywhere?',
  ask: 'Every browser and device is logged out within a minute, including this one. Save your work in other tabs first.',
} as const;
