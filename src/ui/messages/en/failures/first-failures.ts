import type { CopyFailure } from '#application/client/lessons/ports/offline-lessons.ts';
import type { ServiceFailure } from '#application/client/platform/ports/service-failure.ts';
import type { LessonNotFound } from '#domain/lessons/lessons/lesson-not-found.ts';
import { type FailureWords, kept, support } from './failure-words.ts';

/** The login service could not be reached, or the code that calls it could not be loaded. */
export type NotReached = 'identity/network-request-failed';

/** Failures that can occur before the rest of the app is loaded, or while the server renders the page. */
type FirstFailure = (ServiceFailure | LessonNotFound | CopyFailure)['kind'] | NotReached;

/** The texts of these failures. They are part of every first load. All other texts are loaded later. */
export const firstFailures: Readonly<Record<FirstFailure, FailureWords>> = {
  'service/unreachable': {
    says: 'We could not reach Blockyard.',
    next: `Check your connection and try again${kept}.`,
  },
  'service/busy': {
    says: 'Blockyard is busy right now.',
    next: `Wait a moment and try again${kept}.`,
  },
  'service/refused': {
    says: 'Your account does not allow this.',
    next: 'Ask the person who manages your school’s license.',
  },
  'service/failed': {
    says: 'Something went wrong on our side.',
    next: `Try again in a moment. ${support}`,
  },
  'lesson/not-found': {
    says: 'There is no lesson at this address.',
    next: 'Look for it in the list of lessons.',
  },
  'offline/storage-full': {
    says: 'This device has no room left for another lesson.',
    next: 'Remove a lesson from the list ‘On this device’, or free some space, and try again.',
  },
  'offline/incomplete': {
    says: 'The connection was lost before the whole lesson was saved.',
    next: 'Nothing was saved. Check your connection and try again.',
  },
  'offline/unavailable': {
    says: 'This browser cannot save lessons right now.',
    next: 'Leave private browsing or allow site data. You can also print the lesson.',
  },
  'identity/network-request-failed': {
    says: 'We could not reach the login service.',
    next: `Check your connection and try again${kept}.`,
  },
  'session/lost': { says: 'Your session has ended.', next: 'Please log in again.' },
  'service/too-many-requests': {
    says: 'Too many requests in a short time.',
    next: 'Wait a few minutes and try again.',
  },
  'account/second-factor-required': {
    says: 'Your account needs two-step login before you can use it.',
    next: 'Set up an authenticator app in your profile, then log in again.',
  },
  'sign-in/provider-required': {
    says: 'Your school has turned off this way to log in.',
    next: 'Log in with your school’s login instead. If that does not work, ask your school’s administrator.',
  },
  'sign-in/provider-not-allowed': {
    says: 'This way to log in is not set up for your address.',
    next: 'Type your school address above, or log in with a link by email.',
  },
  'organization/not-a-member': {
    says: 'You no longer belong to this school.',
    next: 'Choose another school or your workspace in the menu, or ask a manager of the school.',
  },
  'view-as/ended': {
    says: 'You are no longer viewing as this person.',
    next: 'Go back to the list of users, and begin again if you still need to.',
  },
  'view-as/read-only': {
    says: 'Nothing can be changed or downloaded while you view as someone else.',
    next: 'Stop viewing first.',
  },
};
