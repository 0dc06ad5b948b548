import type { Guide } from './getting-started.ts';
import { bullets, em, link, numbered, p, strong, tableBlock } from '../../../../../messages/write-text.ts';

export const usingTheLessons: Guide = {
  title: 'Using the lessons',
  lead: 'Every lesson is built the same way, so you find your place even with a class in front of you.',
  sections: [
    {
      id: 'find',
      title: 'Find the right lesson',
      text: [
        p(
          link('/lessons', 'The list'),
          ' shows all lessons, unit by unit. Search for a word, or open ',
          em('More filters'),
          ' and choose grade, time, what it is taught with, and topic.',
        ),
        p(
          'Your choice is part of the page’s address. Send the address to a colleague, and they see the same list.',
        ),
        p(
          'Each card shows the grades, the minutes, what the lesson is taught with, and whether it is free to read or needs a trial or a license.',
        ),
      ],
    },
    {
      id: 'parts',
      title: 'What is in a lesson',
      text: [p('All lesson pages have the same parts.')],
      figure: {
        src: '/pictures/guides/lesson-anatomy.svg',
        width: 640,
        height: 400,
        alt: 'A printed lesson page on a desk with six numbered places: title, facts, contents, plan, steps and words to say.',
        key: [
          [strong('Title and summary.'), ' What students do, in two or three sentences.'],
          [
            strong('At a glance.'),
            ' Grades, time, what it is taught with, how students work, level, topics.',
          ],
          [strong('In this lesson.'), ' Links to each part. On a wide screen they stay beside you.'],
          [strong('The plan.'), ' The activities with their minutes.'],
          [strong('Steps.'), ' What you do, numbered, to read while you teach.'],
          [strong('Say.'), ' A sentence or two to say word for word.'],
        ],
      },
      after: [
        p('Below the activities:'),
        bullets(
          [strong('Check for understanding'), ' has exit questions and a rubric of three levels.'],
          [
            strong('For every student'),
            ' says how to give more support, more challenge and better accessibility, and what helps English learners.',
          ],
          [
            strong('Standards'),
            ', ',
            strong('Words to know'),
            ' and ',
            strong('Blocks'),
            ' help you plan and report.',
          ],
          [strong('To print and open'), ' has the cards and sheets.'],
        ),
      ],
    },
    {
      id: 'prepare',
      title: 'Prepare in 15 minutes',
      text: [
        numbered(
          [
            'Read ',
            em('What students learn'),
            '. Each goal says what you will see when a student has reached it.',
          ],
          [
            'Type the number of students under ',
            em('What you need'),
            '. Pairs and groups of four are counted for you.',
          ],
          ['Check off ', em('Before class'), '.'],
          [
            'If the lesson has a program, try it once yourself. Open ',
            em('Solution'),
            ' only if you get stuck.',
          ],
        ),
      ],
    },
    {
      id: 'tips',
      title: 'The tips beside an activity',
      text: [
        tableBlock(
          ['Tip', 'What it is for'],
          ['Teaching', 'How to run this activity well'],
          ['Misconception', 'What students often believe, and a question that helps'],
          ['Discussion', 'A question for the whole class'],
          ['Look for', 'What to notice while you walk around'],
          ['Support, Stretch', 'Easier or harder versions of this activity'],
          ['Accessibility', 'What helps students with a disability'],
        ),
      ],
    },
    {
      id: 'time',
      title: 'When time runs short',
      text: [
        p(
          'Keep the warm-up and the first ',
          em('Build'),
          ' activity, because they teach the idea. Leave ',
          em('Go further'),
          ' for another day, and ask the exit questions aloud. The plan shows how many minutes each part takes.',
        ),
        p(
          'When a class is fast, use ',
          em('Stretch'),
          ' before you start the next lesson. Practicing the same idea again helps more than starting a new idea.',
        ),
      ],
    },
    {
      id: 'locked',
      title: 'What is locked, and why',
      text: [
        p(
          'Solutions and answers open when you are logged in with a trial or a license, so that students do not find them on the web. Where a part is locked, the page says what it is and how to open it.',
        ),
      ],
    },
    {
      id: 'print',
      title: 'Print the lesson',
      text: [
        p(
          'Choose ',
          em('Print'),
          ', or print from your browser. The page prints in plain black on white, without menus.',
        ),
        bullets(
          ['A solution prints only if you opened it. Close it before you print for students.'],
          [
            'Cards and sheets are under ',
            em('To print and open'),
            '. Print cards on card stock if you can, to use them again next year.',
          ],
          ['Print the plan in case the internet goes down.'],
        ),
      ],
    },
  ],
};
