import type { Guide } from './getting-started.ts';

export const usingTheLessons: Guide = {
  title: 'Using the lessons',
  lead: 'Every lesson is built the same way, so you find your place even with a class in front of you.',
  sections: [
    {
      id: 'find',
      title: 'Find the right lesson',
      text: `
[The list](/lessons) shows all lessons, unit by unit. Search for a word, or open *More filters* and choose grade, time, what it is taught with, and topic.

Your choice is part of the page’s address. Send the address to a colleague, and they see the same list.

Each card shows the grades, the minutes, what the lesson is taught with, and whether it is free to read or needs a trial or a license.
`,
    },
    {
      id: 'parts',
      title: 'What is in a lesson',
      text: 'All lesson pages have the same parts.',
      figure: {
        src: '/pictures/guides/lesson-anatomy.svg',
        width: 640,
        height: 400,
        alt: 'A printed lesson page on a desk with six numbered places: title, facts, contents, plan, steps and words to say.',
        key: [
          '**Title and summary.** What students do, in two or three sentences.',
          '**At a glance.** Grades, time, what it is taught with, how students work, level, topics.',
          '**In this lesson.** Links to each part. On a wide screen they stay beside you.',
          '**The plan.** The activities with their minutes.',
          '**Steps.** What you do, numbered, to read while you teach.',
          '**Say.** A sentence or two to say word for word.',
        ],
      },
      after: `
Below the activities:

- **Did it land?** has exit questions and a rubric of three levels.
- **For every student** says how to give more support, more challenge and better accessibility, and what helps English learners.
- **Standards**, **Words to know** and **Blocks** help you plan and report.
- **To print and open** has the cards and sheets.
`,
    },
    {
      id: 'prepare',
      title: 'Prepare in 15 minutes',
      text: `
1. Read *What students learn*. Each goal says what you will see when a student has reached it.
2. Type the number of students under *What you need*. Pairs and groups of four are counted for you.
3. Check off *Before class*.
4. If the lesson has a program, try it once yourself. Open *Solution* only if you get stuck.
`,
    },
    {
      id: 'tips',
      title: 'The tips beside an activity',
      text: `
| Tip | What it is for |
| --- | --- |
| Teaching | How to run this activity well |
| Misconception | What students often believe, and a question that helps |
| Discussion | A question for the whole class |
| Look for | What to notice while you walk around |
| Support, Stretch | Easier or harder versions of this activity |
| Accessibility | What helps students with a disability |
`,
    },
    {
      id: 'time',
      title: 'When time runs short',
      text: `
Keep the warm-up and the first *Build* activity, because they teach the idea. Leave *Go further* for another day, and ask the exit questions aloud. The plan shows how many minutes each part takes.

When a class is fast, use *Stretch* before you start the next lesson. Practicing the same idea again helps more than starting a new idea.
`,
    },
    {
      id: 'locked',
      title: 'What is locked, and why',
      text: `
Solutions and answers open when you are logged in with a trial or a license, so that students do not find them on the web. Where a part is locked, the page says what it is and how to open it.
`,
    },
    {
      id: 'print',
      title: 'Print the lesson',
      text: `
Choose *Print*, or print from your browser. The page prints in plain black on white, without menus.

- A solution prints only if you opened it. Close it before you print for students.
- Cards and sheets are under *To print and open*. Print cards on card stock if you can, to use them again next year.
- Print the plan in case the internet goes down.
`,
    },
  ],
};
