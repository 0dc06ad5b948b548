import type { FaqGroup } from './faq-group.ts';
import { em, link, p } from '../../../../messages/write-text.ts';

export const devices: FaqGroup = {
  id: 'devices',
  title: 'Devices',
  faqs: [
    {
      id: 'which-browser',
      question: 'Which browser do I need?',
      words: 'chrome edge safari firefox chromebook',
      answer: [
        p(
          'Any up-to-date browser works for reading and teaching. To connect a Dock to a computer, use Chrome or Edge. ',
          link('/getting-started/connecting-the-dock#self-test', 'The self-test'),
          ' checks your browser.',
        ),
      ],
    },
    {
      id: 'ipad',
      question: 'Does it work on an iPad?',
      words: 'tablet apple ios android',
      answer: [
        p(
          'Yes. The lessons open in its browser. To connect a Dock, install the Blockyard app, which uses Bluetooth. ',
          link('/getting-started/connecting-the-dock#before', 'What works where'),
        ),
      ],
    },
    {
      id: 'cable-or-bluetooth',
      question: 'Cable or Bluetooth?',
      words: 'wireless usb',
      answer: [
        p(
          'With a whole class, use the cable, because it is faster and charges the Docks. Use Bluetooth on tablets, or when the Docks move around.',
        ),
      ],
    },
    {
      id: 'battery',
      question: 'How do I know that a Dock is charged?',
      words: 'power charging lights',
      answer: [
        p(
          'Connect the cable. Each green light stands for an eighth of a full charge. ',
          link('/getting-started/connecting-the-dock#lights', 'What the lights say'),
        ),
      ],
    },
    {
      id: 'projector',
      question: 'The page is hard to read on the board.',
      words: 'projector dark text size zoom',
      answer: [
        p(
          'Choose a larger text size in ',
          link('/settings/profile', 'your profile'),
          '. In a dark room, choose dark colors at the bottom of the page.',
        ),
      ],
    },
  ],
};

export const trouble: FaqGroup = {
  id: 'troubleshooting',
  title: 'When something does not work',
  faqs: [
    {
      id: 'dock-not-listed',
      question: 'The browser does not list my Dock.',
      words: 'connect usb bluetooth not found',
      answer: [
        p(
          'Use Chrome or Edge, try another cable, and close other tabs. See ',
          link('/getting-started/connecting-the-dock#no-light', 'If it does not connect'),
          ' for the whole list.',
        ),
      ],
    },
    {
      id: 'blocked-by-it',
      question: 'I think my school blocks the Dock.',
      words: 'IT admin policy firewall managed chromebook',
      answer: [
        p(
          'Run ',
          link('/getting-started/connecting-the-dock#self-test', 'the self-test'),
          ' on a student’s computer, copy the report, and send it to your IT staff, with the link to ',
          link('/getting-started/connecting-the-dock#school-settings', 'Blocked by IT'),
          '.',
        ),
      ],
    },
    {
      id: 'wrong-dock',
      question: 'A pair connected to the Dock of another table.',
      words: 'name bluetooth mixed up',
      answer: [
        p(
          'Disconnect, find the name on the underside of your Dock, and choose that name. Only Docks that are awake are in the list.',
        ),
      ],
    },
    {
      id: 'program-does-nothing',
      question: 'The program runs, but nothing happens.',
      words: 'bug debug stack',
      answer: [
        p(
          'Look at the first block. A stack without ',
          em('when button pressed'),
          ' or ',
          em('when program starts'),
          ' never runs. Then read the stack aloud, one block at a time, with a finger on it.',
        ),
      ],
    },
    {
      id: 'keep-for-offline',
      question: 'My room has no internet. How do I take a lesson there?',
      words: 'internet wifi offline keep download',
      answer: [
        p(
          'Open the lesson while you are online and choose ',
          em('Keep for offline'),
          '. It stays in that browser until you remove it under ',
          em('On this device'),
          '. Lessons that need your account are also removed when you log out.',
        ),
      ],
    },
    {
      id: 'offline',
      question: 'The internet went down in the middle of the lesson.',
      words: 'internet wifi offline',
      answer: [
        p(
          'Go on teaching. Lessons that you opened recently still open, with pictures and ',
          em('Try it'),
          ', and a bar shows the date of the copy. Docks keep working while the app is open.',
        ),
      ],
    },
  ],
};
