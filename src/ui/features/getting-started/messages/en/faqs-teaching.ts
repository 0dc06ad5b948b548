import type { FaqGroup } from './faq-group.ts';

export const teaching: FaqGroup = {
  id: 'teaching',
  title: 'Teaching',
  faqs: [
    {
      id: 'experience',
      question: 'Do I have to know how to code?',
      words: 'beginner experience training',
      answer:
        'No. Each lesson explains its idea, gives you the words to say, and names what students often get wrong. Start with [Load the barge](/lessons/load-the-barge).',
    },
    {
      id: 'no-devices',
      question: 'Can I start without Docks or tablets?',
      words: 'hardware unplugged screen-free paper',
      answer:
        'Yes. The first unit needs no screen at all, and in the third the Dock on the screen stands in for the real one.',
    },
    {
      id: 'ages',
      question: 'Which ages is it for?',
      words: 'grade year kindergarten',
      answer:
        'Each lesson names its grades, and [the shelf](/lessons) can be narrowed to one. The ideas are the same at every age; what differs is how much students read and how long they work alone.',
    },
    {
      id: 'order',
      question: 'Do I have to teach the lessons in order?',
      answer:
        'Within a unit, yes: each one uses what came before. The units build on one another too, but a class that knows sequences from elsewhere can begin with the Dock.',
    },
    {
      id: 'group-size',
      question: 'How many students share a Dock?',
      words: 'pairs class set how many',
      answer:
        'Two. One builds, one reads and checks, and they change over half-way. With fewer Docks, let pairs build on the screen and come to the Dock in turns.',
    },
    {
      id: 'copying',
      question: 'May I print and copy a lesson?',
      words: 'photocopy copyright share',
      answer:
        'Yes, for your own classes. Each lesson names its terms at the end. [How printing works](/getting-started/using-the-lessons#print)',
    },
    {
      id: 'standards',
      question: 'Which standards do the lessons meet?',
      words: 'CSTA curriculum alignment',
      answer:
        'Each lesson lists them under *Standards*, with their codes and their text. *Teaches* means taught and assessed, *Supports* means practiced.',
    },
  ],
};

export const students: FaqGroup = {
  id: 'students',
  title: 'Students',
  faqs: [
    {
      id: 'student-accounts',
      question: 'Do students need an email address?',
      words: 'child account login',
      answer:
        'No. Students have no accounts here and no email address is ever asked of them. To read a lesson on this site nobody has to log in.',
    },
    {
      id: 'student-answers',
      question: 'Can students see the answers?',
      words: 'cheat solution',
      answer:
        'Not on their own. The page they get has no solutions and no answers in it, not even hidden ones. What you open on the board they see.',
    },
    {
      id: 'access',
      question: 'A student cannot use a mouse, or does not see well.',
      words: 'accessibility screen reader keyboard low vision special needs',
      answer:
        'Every lesson has a part on access, with what to prepare. In the app blocks are [moved with the keyboard](/getting-started/using-the-mobile-app#keyboard). Here, the text size is in [your profile](/settings/profile), and each page can be used by keyboard alone.',
    },
    {
      id: 'english',
      question: 'Some of my students are learning English.',
      words: 'ELL EAL language',
      answer:
        'Each lesson says what helps them, and lists its words with short definitions. Print *Words to know* and put it on the wall before the lesson.',
    },
    {
      id: 'flashing',
      question: 'Are the lights safe for students with epilepsy?',
      words: 'photosensitive seizure flashing',
      answer:
        'No lesson flashes lights faster than once a second, or a whole class’s lights at once. Students can write faster programs themselves. If somebody in your class is at risk, agree on the shortest *wait* beforehand, or use the Dock on the screen at a small size.',
    },
  ],
};
