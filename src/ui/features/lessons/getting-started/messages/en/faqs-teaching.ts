import type { FaqGroup } from './faq-group.ts';
import { em, link, p } from '../../../../../messages/write-text.ts';

export const teaching: FaqGroup = {
  id: 'teaching',
  title: 'Teaching',
  faqs: [
    {
      id: 'experience',
      question: 'Do I need to know how to code?',
      words: 'beginner experience training',
      answer: [
        p(
          'No. Each lesson explains its idea, tells you what to say, and lists what students often get wrong. Start with ',
          link('/lessons/load-the-barge', 'Load the barge'),
          '.',
        ),
      ],
    },
    {
      id: 'no-devices',
      question: 'Can I start without Docks or tablets?',
      words: 'hardware unplugged screen-free paper',
      answer: [
        p(
          'Yes. The first unit needs no screen at all, and in the third unit the Dock on the screen replaces the real Dock.',
        ),
      ],
    },
    {
      id: 'ages',
      question: 'What ages is Blockyard for?',
      words: 'grade year kindergarten',
      answer: [
        p(
          'Each lesson lists its grades, and you can filter ',
          link('/lessons', 'the lessons'),
          ' by grade. The ideas are the same at every age, but older students read more and work alone longer.',
        ),
      ],
    },
    {
      id: 'order',
      question: 'Do I have to teach the lessons in order?',
      answer: [
        p(
          'Within a unit, yes, because each lesson uses the lessons before it. A class that already knows sequences can begin with the Dock unit.',
        ),
      ],
    },
    {
      id: 'group-size',
      question: 'How many students share a Dock?',
      words: 'pairs class set how many',
      answer: [
        p(
          'Two. One student builds, the other reads and checks, and they switch halfway. With fewer Docks, pairs build on the screen and take turns at the Dock.',
        ),
      ],
    },
    {
      id: 'copying',
      question: 'May I print and copy a lesson?',
      words: 'photocopy copyright share',
      answer: [
        p(
          'Yes, for your own classes. Each lesson lists its terms at the end. ',
          link('/getting-started/using-the-lessons#print', 'How printing works'),
        ),
      ],
    },
    {
      id: 'standards',
      question: 'Which standards do the lessons meet?',
      words: 'CSTA curriculum alignment',
      answer: [
        p(
          'Each lesson lists them under ',
          em('Standards'),
          ', with code and text. ',
          em('Teaches'),
          ' means taught and assessed, and ',
          em('Supports'),
          ' means practiced.',
        ),
      ],
    },
  ],
};

export const studentFaqs: FaqGroup = {
  id: 'students',
  title: 'Students',
  faqs: [
    {
      id: 'student-accounts',
      question: 'Do students need an email address?',
      words: 'child account login',
      answer: [
        p(
          'No. Students have no accounts here, and we never ask for their email addresses. No one has to log in to read a lesson’s open parts.',
        ),
      ],
    },
    {
      id: 'student-answers',
      question: 'Can students see the answers?',
      words: 'cheat solution',
      answer: [
        p(
          'Not on their own. Their page contains no solutions or answers, not even hidden. They only see what you open on the board.',
        ),
      ],
    },
    {
      id: 'access',
      question: 'What if a student cannot use a mouse or does not see well?',
      words: 'accessibility screen reader keyboard low vision special needs',
      answer: [
        p(
          'Every lesson has a section on accessibility, with what to prepare. Blocks can be ',
          link('/getting-started/using-the-mobile-app#keyboard', 'moved with the keyboard'),
          ', every page works by keyboard alone, and you can change the text size in ',
          link('/settings/profile', 'your profile'),
          '.',
        ),
      ],
    },
    {
      id: 'english',
      question: 'How do I support English learners?',
      words: 'ELL EAL language',
      answer: [
        p(
          'Each lesson says what helps English learners, and lists its words with short definitions. Print ',
          em('Words to know'),
          ' and put it on the wall before the lesson.',
        ),
      ],
    },
    {
      id: 'flashing',
      question: 'Are the lights safe for students with epilepsy?',
      words: 'photosensitive seizure flashing',
      answer: [
        p(
          'No lesson flashes lights faster than once a second, but students can write faster programs. If a student is at risk, agree on a minimum ',
          em('wait'),
          ' beforehand, or use the Dock on the screen at a small size.',
        ),
      ],
    },
  ],
};
