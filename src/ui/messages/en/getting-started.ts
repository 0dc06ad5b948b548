import type { RichText } from '#domain/lessons/lesson.ts';

/** A part of a guide; `id` is its place in the page's address. */
export type GuideSection = { readonly id: string; readonly title: string; readonly text: RichText };
/** One page of the guides. */
export type Guide = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly GuideSection[];
};

/** The words that all guides share, and the names under which they are listed. */
export const gettingStarted = {
  navigation: 'Guides',
  all: 'All guides',
  beside: 'More guides',
  eyebrow: 'Getting started',
  previous: 'Before this',
  next: 'Read next',
  names: {
    welcome: 'Welcome',
    usingTheLessons: 'Using the lessons',
    connectingTheDock: 'Connecting the Dock',
    usingTheDashboard: 'Using the dashboard',
    usingTheMobileApp: 'Using the mobile app',
    universe: 'The Blockyard universe',
    faqs: 'Questions and answers',
  },
} as const;
