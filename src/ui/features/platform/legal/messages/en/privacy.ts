import type { LegalText } from './legal.ts';

/** The privacy notice. A changed text needs a new version (see `domain/identity/consents/consent.ts`). */
export const privacy: LegalText = {
  title: 'Privacy notice',
  lead: 'What Blockyard stores about you, why, and for how long.',
  parts: [
    {
      title: 'What we store',
      text: [
        'Your name, your email address, and what you add yourself: school or district, phone number, role and grades. We need them to run your account, and to tell your school who teaches with it.',
        'Your classes, the lessons that you assign, and the progress of your classes.',
        'A record of each change, with its time and the person who made it, so that a school can prove it. It identifies people by a number.',
        'What you agreed to, in which version, when, and from which network address.',
      ],
    },
    {
      title: 'What we do not do',
      text: [
        'We sell no data, and we show no advertising. Mails with product news come only if you ask for them.',
      ],
    },
    {
      title: 'Who else sees it',
      text: [
        'The managers of your school or district see who you are and what you teach with Blockyard. Services that run Blockyard for us, such as login and email, get what they need for that and nothing more.',
      ],
    },
    {
      title: 'For how long',
      text: [
        'Until you delete your account. Then your name, address and consents are erased at once, and the record of changes keeps only a number. Backups are overwritten later.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You can read and correct your data in your profile, and you can delete it there. If you have a question, ask your school’s manager or write to us.',
      ],
    },
  ],
};
