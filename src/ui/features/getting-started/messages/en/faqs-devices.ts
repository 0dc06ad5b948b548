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
        'For reading and teaching from this site, any browser that is kept up to date. For a Dock at a computer, Chrome or Edge. [The self-test](/getting-started/connecting-the-dock#self-test) tells you about yours.',
    },
    {
      id: 'ipad',
      question: 'Does it work on an iPad?',
      words: 'tablet apple ios android',
      answer:
        'Yes. The lessons open in its browser. Browsers on iPads cannot reach a Dock, so the Blockyard app is installed there and connects by Bluetooth. [What works where](/getting-started/connecting-the-dock#before)',
    },
    {
      id: 'cable-or-bluetooth',
      question: 'Cable or Bluetooth?',
      words: 'wireless usb',
      answer:
        'The cable with a whole class: it is quicker and it charges. Bluetooth where Docks move about, and on tablets.',
    },
    {
      id: 'battery',
      question: 'How do I know that a Dock is charged?',
      words: 'power charging lights',
      answer:
        'Put it on a cable: the green lights show how full it is, an eighth each. [What the lights say](/getting-started/connecting-the-dock#lights)',
    },
    {
      id: 'projector',
      question: 'The page is hard to read on the board.',
      words: 'projector dark text size zoom',
      answer:
        'Choose a larger text in [your profile](/settings/profile), and dark colors at the foot of the page if the room is dark.',
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
        'Use Chrome or Edge, try another cable, and close other tabs. [If it does not connect](/getting-started/connecting-the-dock#no-light) has the whole list.',
    },
    {
      id: 'blocked-by-it',
      question: 'I think the school blocks it.',
      words: 'IT admin policy firewall managed chromebook',
      answer:
        'Run [the self-test](/getting-started/connecting-the-dock#self-test) on a student’s computer, copy the report, and send it to the person who looks after the computers, with the link to [Blocked by IT](/getting-started/connecting-the-dock#school-settings).',
    },
    {
      id: 'wrong-dock',
      question: 'A pair has connected to the Dock of another table.',
      words: 'name bluetooth mixed up',
      answer:
        'Disconnect, and look for the name on the underside of your own. Docks that nobody has woken are not in the list.',
    },
    {
      id: 'program-does-nothing',
      question: 'The program runs, but nothing happens.',
      words: 'bug debug stack',
      answer:
        'Look for the first block. A stack without *when button pressed* or *when program starts* waits for ever. Then read the stack aloud, one block at a time, with a finger on it.',
    },
    {
      id: 'keep-for-offline',
      question: 'My room has no network. How do I take a lesson there?',
      words: 'internet wifi offline keep download',
      answer:
        'Open the lesson where there is a network and press *Keep for offline*. It stays on that device, in that browser, until you remove it from the list under *On this device*, or log out: what you read with your account leaves the device with you. Printing the plan works everywhere.',
    },
    {
      id: 'offline',
      question: 'The network went down in the middle of the lesson.',
      words: 'internet wifi offline',
      answer:
        'Go on. The lessons that you opened recently open again without a network, with their pictures, their views and *Try it*; a bar says that you see a copy, and of which day. The list of lessons marks those that are on this device. Docks keep working with an app that is open.',
    },
  ],
};
