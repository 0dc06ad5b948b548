import type { FaqGroup } from './faq-group.ts';

export const devices: FaqGroup = {
  id: 'devices',
  title: 'Devices',
  faqs: [
    {
      id: 'which-browser',
      question: 'Which browser do I need?',
      words: 'chrome edge safari firefox chromebook',
      answer:
        'Any up-to-date browser works for reading and teaching. To connect a Dock to a computer, use Chrome or Edge. [The self-test](/getting-started/connecting-the-dock#self-test) checks your browser.',
    },
    {
      id: 'ipad',
      question: 'Does it work on an iPad?',
      words: 'tablet apple ios android',
      answer:
        'Yes. The lessons open in its browser. To connect a Dock, install the Blockyard app, which uses Bluetooth. [What works where](/getting-started/connecting-the-dock#before)',
    },
    {
      id: 'cable-or-bluetooth',
      question: 'Cable or Bluetooth?',
      words: 'wireless usb',
      answer:
        'With a whole class, use the cable, because it is faster and charges the Docks. Use Bluetooth on tablets, or when the Docks move around.',
    },
    {
      id: 'battery',
      question: 'How do I know that a Dock is charged?',
      words: 'power charging lights',
      answer:
        'Connect the cable. Each green light stands for an eighth of a full charge. [What the lights say](/getting-started/connecting-the-dock#lights)',
    },
    {
      id: 'projector',
      question: 'The page is hard to read on the board.',
      words: 'projector dark text size zoom',
      answer:
        'Choose a larger text size in [your profile](/settings/profile). In a dark room, choose dark colors at the bottom of the page.',
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
      answer:
        'Use Chrome or Edge, try another cable, and close other tabs. See [If it does not connect](/getting-started/connecting-the-dock#no-light) for the whole list.',
    },
    {
      id: 'blocked-by-it',
      question: 'I think my school blocks the Dock.',
      words: 'IT admin policy firewall managed chromebook',
      answer:
        'Run [the self-test](/getting-started/connecting-the-dock#self-test) on a student’s computer, copy the report, and send it to your IT staff, with the link to [Blocked by IT](/getting-started/connecting-the-dock#school-settings).',
    },
    {
      id: 'wrong-dock',
      question: 'A pair connected to the Dock of another table.',
      words: 'name bluetooth mixed up',
      answer:
        'Disconnect, find the name on the underside of your Dock, and choose that name. Only Docks that are awake are in the list.',
    },
    {
      id: 'program-does-nothing',
      question: 'The program runs, but nothing happens.',
      words: 'bug debug stack',
      answer:
        'Look at the first block. A stack without *when button pressed* or *when program starts* never runs. Then read the stack aloud, one block at a time, with a finger on it.',
    },
    {
      id: 'keep-for-offline',
      question: 'My room has no internet. How do I take a lesson there?',
      words: 'internet wifi offline keep download',
      answer:
        'Open the lesson while you are online and choose *Keep for offline*. It stays in that browser until you remove it under *On this device*. Lessons that need your account are also removed when you log out.',
    },
    {
      id: 'offline',
      question: 'The internet went down in the middle of the lesson.',
      words: 'internet wifi offline',
      answer:
        'Go on teaching. Lessons that you opened recently still open, with pictures and *Try it*, and a bar shows the date of the copy. Docks keep working while the app is open.',
    },
  ],
};
