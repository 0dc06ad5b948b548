import type { FaqGroup } from './faq-group.ts';

export const account: FaqGroup = {
  id: 'account',
  title: 'Account',
  faqs: [
    {
      id: 'no-link',
      question: 'The mail with my link has not come. What now?',
      words: 'email spam inbox sign-in magic link',
      answer:
        'Look in the spam folder, and check the address for typing mistakes. Then ask for a new link on [the login page](/login). School filters sometimes hold mails back for some minutes.',
    },
    {
      id: 'old-link',
      question: 'My link does not work any more.',
      words: 'expired used',
      answer:
        'A link works once, and for six hours. The newest mail has the one that works. Ask for another on [the login page](/login).',
    },
    {
      id: 'other-device',
      question: 'I opened the link on another device.',
      words: 'phone confirm email',
      answer: 'That works. The page asks for your email address first, to be sure that the link is yours.',
    },
    {
      id: 'password',
      question: 'Do I need a password?',
      words: 'forgot reset',
      answer:
        'No. A link by email, Google or Apple do as well. If you have one and forgot it, choose *Forgot your password?* on [the login page](/login).',
    },
    {
      id: 'pop-up',
      question: 'The window of Google or Apple closes at once, or never opens.',
      words: 'popup blocked sso provider',
      answer:
        'The browser blocks pop-ups, or the school does. Allow them for this site. If you may not, ask for a link by email instead.',
    },
    {
      id: 'two-ways',
      question: 'I signed up by email. Can I log in with Google?',
      words: 'same address two accounts provider',
      answer:
        'Use the way you signed up with. Where one address has an account already, the login page says so and names a way that works.',
    },
    {
      id: 'signed-out',
      question: 'Why was I logged out?',
      words: 'session ended 440',
      answer:
        'Logging out in one tab logs out all of them. You are also logged out when your password has been changed, or when your session has ended. Log in again and you return to the page you were on.',
    },
    {
      id: 'change-email',
      question: 'How do I change my name or my email address?',
      answer:
        'Both in [your profile](/settings/profile). For the address, a link goes to the new one; it counts once you open that link.',
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
      answer: '30 days from the day you sign up, at no cost and without a card. It ends by itself.',
    },
    {
      id: 'after-trial',
      question: 'What happens when the trial ends?',
      words: 'expired over',
      answer:
        'You can still log in, and everything that is free to read stays open. Solutions, answers and the plans of licensed lessons close. Nothing you have is deleted.',
    },
    {
      id: 'locked',
      question: 'Why are some parts locked?',
      words: 'solution answers padlock',
      answer:
        'Solutions and answers are for teachers, so that students do not find them first. Log in during your trial or with a license and they open.',
    },
    {
      id: 'free',
      question: 'What can I read without an account?',
      words: 'public open',
      answer:
        'All guides, and of every lesson the goals, the agenda, the materials and the rubric. The first lesson of each unit is open as a whole, but for its solutions and answers.',
    },
  ],
};

export const privacy: FaqGroup = {
  id: 'privacy',
  title: 'Privacy',
  faqs: [
    {
      id: 'what-you-know',
      question: 'What does Blockyard know about me?',
      words: 'data GDPR personal',
      answer:
        'Your name, your email address, your school if you gave it, and a phone number if you gave one. You see and change all of them in [your profile](/settings/profile).',
    },
    {
      id: 'what-about-students',
      question: 'What does this site know about my students?',
      words: 'FERPA COPPA GDPR child data',
      answer: 'Nothing. Students do not log in here, and no lesson asks you to type their names.',
    },
    {
      id: 'browser-storage',
      question: 'What is saved in my browser?',
      words: 'cookies local storage',
      answer:
        'A cookie with your language, and one by which a browser you logged in with is known again, without your name or address; colors and text size as you chose them; your first steps; and, until you log out, who is logged in, so that the page need not ask each time.',
    },
    {
      id: 'self-test-data',
      question: 'Does the self-test send anything?',
      words: 'report privacy diagnostics',
      answer:
        'No. It runs in your browser and asks our server only whether it is there. The report is a text that you copy and send yourself, if you like.',
    },
    {
      id: 'delete',
      question: 'How do I delete my account?',
      words: 'erase remove data export',
      answer: 'Write to us from the address of the account. We delete it and tell you when it is done.',
    },
  ],
};
