import type { Picture } from '#domain/lessons/lessons/picture.ts';
import type { RichLine, RichText } from '#domain/platform/text/rich-text.ts';

/** A picture of a guide. `key` explains its numbers, in order. */
export type GuidePicture = Picture & { readonly key?: readonly RichLine[] };
export type GuideSection = {
  readonly id: string;
  readonly title: string;
  readonly text: RichText;
  readonly figure?: GuidePicture;
  readonly after?: RichText;
};
export type Guide = {
  readonly title: string;
  readonly lead: string;
  readonly figure?: GuidePicture;
  readonly sections: readonly GuideSection[];
};

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
