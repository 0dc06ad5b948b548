import type { RichText } from '#domain/lessons/lesson.ts';

/** A question and its answer; `id` is its place in the page's address. */
export type Faq = { readonly id: string; readonly question: string; readonly answer: RichText };

export const faqs: {
  readonly title: string;
  readonly lead: string;
  readonly groups: readonly { readonly id: string; readonly title: string; readonly faqs: readonly Faq[] }[];
} = {
  title: 'Questions and answers',
  lead: 'Short answers to what teachers ask first.',
  groups: [
    {
      id: 'lessons',
      title: 'Lessons',
      faqs: [
        {
          id: 'experience',
          question: 'Do I have to know how to code?',
          answer:
            'No. Each lesson explains its idea, gives you the words to say, and names what students often get wrong. Start with [Load the barge](/lessons/load-the-barge).',
        },
        {
          id: 'no-devices',
          question: 'Can I start without Docks or tablets?',
          answer:
            'Yes. The first unit needs no screen at all, and in the third the Dock on the screen stands in for the real one.',
        },
        {
          id: 'copying',
          question: 'May I print and copy a lesson?',
          answer: 'Yes, for your own classes. Each lesson names its terms at the end.',
        },
        {
          id: 'locked',
          question: 'Why are some parts locked?',
          answer:
            'Solutions and answers are for teachers, so that students do not find them first. Log in during your trial or with a licence and they open.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Account and trial',
      faqs: [
        {
          id: 'trial',
          question: 'How long is the trial, and does it cost anything?',
          answer: '30 days from your first login, at no cost and without a card. It ends by itself.',
        },
        {
          id: 'no-link',
          question: 'The mail with my link has not come. What now?',
          answer:
            'Look in the spam folder, and check the address for typing mistakes. Then ask for a new link on [the login page](/login). An older link stops working when you use a newer one.',
        },
        {
          id: 'other-device',
          question: 'I opened the link on another device.',
          answer:
            'That works. The page asks for your email address first, to be sure that the link is yours.',
        },
        {
          id: 'signed-out',
          question: 'Why was I logged out?',
          answer:
            'Logging out in one tab logs out all of them. You are also logged out when your password has been changed, or after a long time. Log in again and you return to the page you were on.',
        },
      ],
    },
    {
      id: 'students',
      title: 'Students and privacy',
      faqs: [
        {
          id: 'student-accounts',
          question: 'Do students need an email address?',
          answer: 'No. Students have no accounts here and no email address is ever asked of them.',
        },
        {
          id: 'what-you-know',
          question: 'What does Blockyard know about me?',
          answer:
            'Your name, your email address, your school if you gave it, and a phone number if you gave one. You see and change it in [your profile](/settings/profile).',
        },
      ],
    },
    {
      id: 'dock',
      title: 'The Dock',
      faqs: [
        {
          id: 'dock-not-listed',
          question: 'The browser does not list my Dock.',
          answer:
            'Use Chrome or Edge, try another cable, and close other tabs. [If it does not connect](/getting-started/connecting-the-dock#no-light) has the whole list.',
        },
        {
          id: 'ipad',
          question: 'Does it work on an iPad?',
          answer:
            'The lessons do, in any browser. Browsers on iPads cannot reach a Dock; use the Dock on the screen, or a computer with Chrome or Edge.',
        },
      ],
    },
  ],
};
