import type { Picture } from '#domain/lessons/lessons/picture.ts';
import type { RichLine, RichText } from '#domain/platform/text/rich-text.ts';

/** A picture of a guide; `key` says what its numbers point at, in their order. */
export type GuidePicture = Picture & { readonly key?: readonly RichLine[] };
/** A part of a guide; `id` is its place in the page's address. */
export type GuideSection = {
  readonly id: string;
  readonly title: string;
  readonly text: RichText;
  readonly figure?: GuidePicture;
  readonly after?: RichText;
};
/** One page of the guides. */
export type Guide = {
  readonly title: string;
  readonly lead: string;
  readonly figure?: GuidePicture;
  readonly sections: readonly GuideSection[];
};

/** The words that all guides share, and the names under which they are listed. */
export const gettingStarted = {
  navigation: 'Guides',
  all: 'All guides',
  beside: 'More guides',
  onThisPage: 'On this page',
  eyebrow: 'Getting started',
  previous: 'Before this',
  next: 'Read next',
  names: {
    welcome: 'Welcome',
    usingTheLessons: 'Using the lessons',
    connectingTheDock: 'Connecting the Dock',
    buildADock: 'Build a Dock',
    usingTheDashboard: 'Using the dashboard',
    usingTheMobileApp: 'Using the mobile app',
    universe: 'The Blockyard universe',
    faqs: 'Questions and answers',
  },
} as const;
