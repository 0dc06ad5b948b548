import type { StandardText } from './standard-text.ts';

/** All CSTA K–12 Computer Science Standards, revised 2017, level 1A, kindergarten to grade 2, in our own words (decision 89). */
export const cstaK2: readonly StandardText[] = [
  [
    '1A-CS-01',
    'Choose and use suitable software for different tasks, and see that people want and need different things from technology.',
  ],
  ['1A-CS-02', 'Name the common parts of a computer and say what each is for.'],
  ['1A-CS-03', 'Tell in the right words what is wrong with a device or a program.'],
  ['1A-NI-04', 'Say what passwords are for, and use strong ones to keep others out.'],
  ['1A-DA-05', 'Save, copy, find, change and delete information on a device, and call what is saved data.'],
  ['1A-DA-06', 'Gather data and show the same data in more than one kind of picture.'],
  ['1A-DA-07', 'Find patterns in charts and graphs, and use them to predict.'],
  [
    '1A-AP-08',
    'Show everyday processes as step-by-step instructions, and follow such instructions to get a task done.',
  ],
  ['1A-AP-09', 'Show how programs keep information, by letting numbers or other signs stand for it.'],
  ['1A-AP-10', 'Make programs of steps in order and simple loops, to say something or solve a problem.'],
  ['1A-AP-11', 'Break a problem down into exact steps in order.'],
  ['1A-AP-12', 'Plan a program: what happens in which order, what it is for and what should come out.'],
  ['1A-AP-13', 'Say whose ideas and work were used in a program.'],
  ['1A-AP-14', 'Find and fix mistakes in instructions or programs with steps in order and simple loops.'],
  ['1A-AP-15', 'Tell in the right words what was done and decided while a program was made and improved.'],
  ['1A-IC-16', 'Compare how people lived and worked before a new technology came and after.'],
  ['1A-IC-17', 'Be kind and careful when working with others online.'],
  ['1A-IC-18', 'Keep logins secret and log out when done.'],
];
