import type { StandardText } from './standard-text.ts';

/** All CSTA K–12 Computer Science Standards, revised 2017, level 1B, grades 3 to 5, in our own words (decision 89). */
export const csta35: readonly StandardText[] = [
  ['1B-CS-01', 'Tell how the parts inside and outside of a device work together as one system.'],
  ['1B-CS-02', 'Show how hardware and software get a task done together.'],
  [
    '1B-CS-03',
    'Find likely fixes for simple faults of hardware and software with common ways of troubleshooting.',
  ],
  [
    '1B-NI-04',
    'Show how information is split into packets, sent through many devices, and put together again where it arrives.',
  ],
  ['1B-NI-05', 'Talk about real dangers online and about how to protect personal information.'],
  [
    '1B-DA-06',
    'Sort data and show it in pictures that bring out how things are related and back up a claim.',
  ],
  ['1B-DA-07', 'Use data to point at causes and effects, to predict, or to get an idea across.'],
  ['1B-AP-08', 'Compare several ways to solve the same task, improve them, and decide which suits best.'],
  ['1B-AP-09', 'Make programs that keep data in variables and change it.'],
  ['1B-AP-10', 'Make programs with steps in order, events, loops and decisions.'],
  ['1B-AP-11', 'Break problems down into smaller parts that are easier to program.'],
  ['1B-AP-12', 'Change or build on parts of a program that is there, to make something new or add to it.'],
  ['1B-AP-13', 'Plan a program in rounds, with what others think and what its users like in mind.'],
  ['1B-AP-14', 'Respect the rights of authors, and give credit when making or remixing programs.'],
  ['1B-AP-15', 'Test a program or instructions, and fix mistakes until it does what it should.'],
  [
    '1B-AP-16',
    'Take different roles, with help from the teacher, when designing, building and reviewing programs together.',
  ],
  ['1B-AP-17', 'Explain what was decided in a program, in comments, in a talk or by showing it.'],
  [
    '1B-IC-18',
    'Talk about technologies that changed the world, and how they and the ways people live shape each other.',
  ],
  [
    '1B-IC-19',
    'Collect ideas that make technology easier to use for people with different needs and wishes.',
  ],
  ['1B-IC-20', 'Ask people who see things differently, in order to improve what is made with computers.'],
  [
    '1B-IC-21',
    'Use media that are free to use, and do not copy or use the work of others without their permission.',
  ],
];
