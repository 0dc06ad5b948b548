import type { Guide } from './getting-started.ts';

export const usingTheLessons: Guide = {
  title: 'Using the lessons',
  lead: 'Every lesson is built the same way, so that you find your place with a class in front of you.',
  sections: [
    {
      id: 'find',
      title: 'Find the right one',
      text: `
[The shelf](/lessons) holds all lessons, unit by unit. Search by a word, or open *Narrow it down* and choose grade, time, what it is taught with, and topic.

Your choice is saved in the address of the page. Send the address to a colleague and they see the same list.

A card tells you what you need to know before you open it: the grades, the minutes, what it is taught with, and whether it is free to read or comes with a trial or a license.
`,
    },
    {
      id: 'parts',
      title: 'What is in a lesson',
      text: 'Learn the page once and you know them all.',
      figure: {
        src: '/pictures/guides/lesson-anatomy.svg',
        width: 640,
        height: 400,
        alt: 'A printed lesson page on a desk with six numbered places: title, facts, contents, plan, steps and words to say.',
        key: [
          '**Title and summary.** What students do, in two or three sentences.',
          '**At a glance.** Grades, time, what it is taught with, how students work, level, topics.',
          '**In this lesson.** Links to each part. On a wide screen they stay beside you.',
          '**The plan.** The activities with their minutes. They add up to the lesson.',
          '**Steps.** What you do, numbered. An activity is written to be read standing up.',
          '**Say.** A sentence or two that you can say as it stands.',
        ],
      },
      after: `
Below the activities:

- **Did it land?** has exit questions and a rubric of three levels.
- **For every student** says how to give more support, more challenge and access, and what helps learners of English.
- **Standards**, **Words to know** and **Blocks** are there when you plan or report.
- **To print and open** has the cards and sheets.
`,
    },
    {
      id: 'prepare',
      title: 'Prepare in a quarter of an hour',
      text: `
1. Read *What students learn*. Each goal says what you will see when a student has reached it.
2. Set the number of students under *What you need*. Pairs and groups are counted for you; a group is four students.
3. Check off *Before class*.
4. Try the lesson's program once yourself, if it has one. Open *Solution* only if you get stuck.
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
| Look for | What to notice while you walk round |
| Support, Stretch | Less or more, for this activity only |
| Access | What a student needs who sees, hears or moves in another way |
`,
    },
    {
      id: 'time',
      title: 'When time runs short',
      text: `
Keep the warm-up and the first *build*. They carry the idea. Leave *Go further* for another day, and ask the exit questions aloud instead of on paper. The plan shows how many minutes each part gives back.

When a class is quick, use *Stretch* before you start the next lesson. A second try at the same idea is worth more than a first try at a new one.
`,
    },
    {
      id: 'locked',
      title: 'What is locked, and why',
      text: `
Solutions and answers open when you are logged in with a trial or a license. So students who search the web do not find them first. Where something is locked, the page says what it is and what opens it. It never hides that it is there.
`,
    },
    {
      id: 'print',
      title: 'Print it',
      text: `
Choose *Print*, or print from your browser. The page comes out as plain ink on paper, without menus.

- A solution is printed only when you have opened it, so a closed one can go to students.
- Cards and sheets are under *To print and open*. Print those on card if you can; they come back every year.
- Paper saves the day when the network does not: print the plan, and the lesson goes on.
`,
    },
  ],
};
