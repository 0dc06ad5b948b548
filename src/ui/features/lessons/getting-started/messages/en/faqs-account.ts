import type { FaqGroup } from './faq-group.ts';
import { em, link, p } from '../../../../../messages/write-text.ts';

export const account: FaqGroup = {
  id: 'account',
  title: 'Account',
  faqs: [
    {
      id: 'no-link',
      question: 'My email with the link has not come. What can I do?',
      words: 'email spam inbox login signin magic link',
      answer: [
        p(
          'Look in the spam folder, and check the address for typing mistakes. Then ask for a new link on ',
          link('/login', 'the login page'),
          '. School filters sometimes hold emails back for a few minutes.',
        ),
      ],
    },
    {
      id: 'old-link',
      question: 'My link no longer works.',
      words: 'expired used',
      answer: [
        p(
          'A link works once, within six hours. Only the link in the newest email works. Ask for another email on ',
          link('/login', 'the login page'),
          '.',
        ),
      ],
    },
    {
      id: 'other-device',
      question: 'I opened the link on another device.',
      words: 'phone confirm email',
      answer: [
        p('That works too. The page first asks for your email address, to make sure that the link is yours.'),
      ],
    },
    {
      id: 'password',
      question: 'Do I need a password?',
      words: 'forgot reset',
      answer: [
        p(
          'No. You can log in with a link by email, Google or Apple. If you forgot your password, choose ',
          em('Forgot your password?'),
          ' on ',
          link('/login', 'the login page'),
          '.',
        ),
      ],
    },
    {
      id: 'pop-up',
      question: 'The Google or Apple window closes right away, or never opens.',
      words: 'popup blocked sso provider',
      answer: [
        p(
          'Your browser or your school blocks pop-ups. Allow pop-ups for this site, or ask for a link by email instead.',
        ),
      ],
    },
    {
      id: 'two-ways',
      question: 'I signed up by email. Can I log in with Google?',
      words: 'same address two accounts provider',
      answer: [
        p(
          'Yes. Log in, open ',
          link('/settings/profile', 'your profile'),
          ' and connect Google under ',
          em('Ways to log in'),
          '.',
        ),
      ],
    },
    {
      id: 'signed-out',
      question: 'Why was I logged out?',
      words: 'session ended 440',
      answer: [
        p(
          'Logging out in one tab logs out all of them. You are also logged out when your password changes or your session ends. Log in again to return to the page that you were on.',
        ),
      ],
    },
    {
      id: 'change-email',
      question: 'How do I change my name or my email address?',
      answer: [
        p(
          'Open ',
          link('/settings/profile', 'your profile'),
          '. For a new email address, we send a link to it, and the change takes effect once you open that link.',
        ),
      ],
    },
  ],
};

export const license: FaqGroup = {
  id: 'license',
  title: 'Trial and license',
  faqs: [
    {
      id: 'trial',
      question: 'How long is the trial, and does it cost anything?',
      words: 'free price cost days',
      answer: [
        p('30 days from the day you sign up, free and without a credit card. The trial ends automatically.'),
      ],
    },
    {
      id: 'after-trial',
      question: 'What happens when the trial ends?',
      words: 'expired over',
      answer: [
        p(
          'You can still log in, and everything that is free to read stays open. Solutions, answers and licensed lesson plans are locked, but nothing is deleted.',
        ),
      ],
    },
    {
      id: 'locked',
      question: 'Why are some parts locked?',
      words: 'solution answers padlock',
      answer: [
        p(
          'Solutions and answers are for teachers, so that students do not find them first. They open when you log in with a trial or a license.',
        ),
      ],
    },
    {
      id: 'free',
      question: 'What can I read without an account?',
      words: 'public open',
      answer: [
        p(
          'You can read all guides, and the goals, agenda, materials and rubric of every lesson. The first lesson of each unit is fully open, except for its solutions and answers.',
        ),
      ],
    },
  ],
};

export const privacyFaqs: FaqGroup = {
  id: 'privacy',
  title: 'Privacy',
  faqs: [
    {
      id: 'what-you-know',
      question: 'What does Blockyard know about me?',
      words: 'data GDPR personal',
      answer: [
        p(
          'Your name, your email address, and your school and phone number if you gave them. You can see and change all of them in ',
          link('/settings/profile', 'your profile'),
          '.',
        ),
      ],
    },
    {
      id: 'what-about-students',
      question: 'What does this site know about my students?',
      words: 'FERPA COPPA GDPR child data',
      answer: [
        p(
          'Only what a class needs: names, grades and student IDs if you enter them, and their classes, logins, programs, answers and progress. We never store a student’s email address, birth date, gender or race. Your school can print or erase a student’s data at any time.',
        ),
      ],
    },
    {
      id: 'browser-storage',
      question: 'What is saved in my browser?',
      words: 'cookies local storage',
      answer: [
        p(
          'Two cookies: one for your language, and one that notes that you have logged in with this browser. Your browser also saves your color and text size settings, your progress in the “First steps” checklist and, until you log out, who is logged in.',
        ),
      ],
    },
    {
      id: 'self-test-data',
      question: 'Does the self-test send anything?',
      words: 'report privacy diagnostics',
      answer: [
        p(
          'No. The self-test runs in your browser and only checks that our server answers. The report is text that you copy and send yourself.',
        ),
      ],
    },
    {
      id: 'delete',
      question: 'How do I delete my account?',
      words: 'erase remove data export',
      answer: [
        p(
          'Open ',
          link('/settings/profile', 'your profile'),
          ' and choose ',
          em('Delete my account'),
          '. Your data is deleted right away, and an email confirms it.',
        ),
      ],
    },
  ],
};
