import type { FaqGroup } from './faq-group.ts';
import { em, link, p } from '../../../../../messages/write-text.ts';

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
          'Any up-to-date browser works for reading and teaching. To run programs on a Dock, use Chrome or Edge on a computer, or a Chromebook. ',
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
          'Yes. Lessons, blocks and the Dock on the screen work in its browser, with nothing to install. To connect a Dock by USB, use a computer or a Chromebook. ',
          link('/getting-started/connecting-the-dock#before', 'What works where'),
        ),
      ],
    },
    {
      id: 'without-chrome',
      question: 'We have neither Chrome nor Edge. How does a program get onto a Dock?',
      words: 'safari firefox hex file usb download wireless bluetooth',
      answer: [
        p(
          'As a file. ',
          em('Run on the Dock'),
          ' offers to save it, and you copy it to the MICROBIT drive. A Dock does not connect without a cable. ',
          link('/getting-started/connecting-the-dock#as-a-file', 'As a file'),
        ),
      ],
    },
    {
      id: 'battery',
      question: 'Does a Dock need a battery?',
      words: 'power charging cable motor',
      answer: [
        p(
          'Not while it is connected by USB. The motor has three AA batteries of its own. A Dock that runs a stored program without a computer needs the battery pack of the micro:bit. ',
          link('/getting-started/build-a-dock#parts', 'Parts of a Dock'),
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
      words: 'connect usb serial not found',
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
      question: 'A pair connected to another table’s Dock.',
      words: 'name board mixed up',
      answer: [
        p(
          'Open ',
          em('More for the Dock'),
          ' and choose ',
          em('Show its name'),
          '. The name moves across the display of the Dock that the page uses. If it is another one, choose yours, or connect another Dock.',
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
          'Keep teaching. Lessons that you opened recently still open, with pictures and ',
          em('Try it'),
          ', and a bar shows the date of the copy. Docks keep working while the app is open.',
        ),
      ],
    },
  ],
};
