import type { LegalText } from './legal.ts';

/** The terms. A changed text needs a new version (see `domain/identity/consents/consent.ts`). */
export const terms: LegalText = {
  title: 'Terms',
  lead: 'What you may expect from Blockyard, and what we expect from you.',
  parts: [
    {
      title: 'Your account',
      text: [
        'You may use Blockyard if you teach, or work for a school or district. You say who you are, and you keep your ways to log in to yourself.',
        'You can delete your account in your profile at any time.',
      ],
    },
    {
      title: 'Trial and license',
      text: [
        'A trial lasts 30 days and costs nothing. After it, or after a license, you can still read what you made and take it with you. To continue teaching with it, you need a license.',
      ],
    },
    {
      title: 'The lessons',
      text: [
        'You may use, print and adapt the lessons for your own classes. Please do not publish or sell them.',
      ],
    },
    {
      title: 'What is yours',
      text: ['Classes, notes and programs stay yours and your school’s. We use them only to run Blockyard.'],
    },
    {
      title: 'What is not allowed',
      text: [
        'Do not use the account of another person, do not look for ways around the limits, and do not store anything about students that Blockyard does not ask for.',
      ],
    },
    {
      title: 'Changes',
      text: [
        'When this text changes, we ask you again in your settings. Until you agree, you can still read, export and leave.',
      ],
    },
  ],
};
