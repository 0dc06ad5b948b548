import type { StandardText } from './standard-text.ts';

/** All CSTA K–12 Computer Science Standards, revised 2017, level 2, grades 6 to 8, in our own words (decision 89). */
export const csta68: readonly StandardText[] = [
  ['2-CS-01', 'Suggest better designs of devices after looking at how people use them.'],
  ['2-CS-02', 'Design projects in which hardware and software gather and exchange data.'],
  ['2-CS-03', 'Find and fix faults of devices and their parts step by step.'],
  ['2-NI-04', 'Show what rules networks and the Internet follow to send data.'],
  ['2-NI-05', 'Explain how locks, both real and digital, protect information.'],
  ['2-NI-06', 'Use several kinds of codes to show how information is sent safely.'],
  ['2-DA-07', 'Write the same data in several ways of encoding.'],
  [
    '2-DA-08',
    'Gather data with digital tools and work it over, so that it is of more use and can be trusted.',
  ],
  ['2-DA-09', 'Improve a model on a computer by the data that it gave.'],
  ['2-AP-10', 'Work out solutions of hard problems in flowcharts or in pseudocode.'],
  ['2-AP-11', 'Make variables with clear names for different kinds of data, and calculate with them.'],
  [
    '2-AP-12',
    'Design programs with combined control structures, such as loops in loops and conditions of several parts, and improve them in rounds.',
  ],
  ['2-AP-13', 'Break problems down into parts, so that programs are easier to design, build and review.'],
  ['2-AP-14', 'Make procedures with parameters, to keep programs in order and use parts again.'],
  ['2-AP-15', 'Ask the team and the users what they think, and improve a solution until it suits its users.'],
  ['2-AP-16', 'Build code, media and libraries of others into own programs, and give credit.'],
  ['2-AP-17', 'Test programs in an orderly way with many different cases, and improve them.'],
  ['2-AP-18', 'Share out the work and keep to a schedule when making a program together.'],
  ['2-AP-19', 'Document programs, so that they are easier to follow, test and debug.'],
  [
    '2-IC-20',
    'Compare what technologies give and what they cost people in their daily lives and their choice of work.',
  ],
  ['2-IC-21', 'Talk about unfairness and barriers in the design of technologies that are there.'],
  [
    '2-IC-22',
    'Work with many people, for example by a survey or by asking the public, on something made with computers.',
  ],
  ['2-IC-23', 'Say what is won and lost when information is public and when it is private and safe.'],
];
