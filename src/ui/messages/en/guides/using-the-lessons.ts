import type { Guide } from '../getting-started.ts';

export const usingTheLessons: Guide = {
  title: 'Using the lessons',
  lead: 'Every lesson is built the same way, so that you find your place with a class in front of you.',
  sections: [
    {
      id: 'find',
      title: 'Find the right one',
      text: `
On [the shelf](/lessons) you can search and narrow the list by grade, time, what it is taught with, and topic. The choice is kept in the address of the page: send it to a colleague and they see the same list.
`,
    },
    {
      id: 'parts',
      title: 'What is in a lesson',
      text: `
- **What students learn** says what they can do afterwards, and how you see it.
- **The plan** lists the activities with their minutes. They add up to the lesson.
- **What you need** counts materials for your class. A group is four students.
- **Before class** is a list to tick off.
- **In class** has the steps of each activity, a sentence to say, what students see, and notes for you.
- **Did it land?** has exit questions and a rubric of three levels.
- **For every student** says how to give more support, more challenge, and access.
`,
    },
    {
      id: 'tips',
      title: 'The tips beside an activity',
      text: `
*Misconception* tells what students often believe, and a question that helps. *Look for* tells what to notice while you walk round. *Support* and *Stretch* are for this activity only.
`,
    },
    {
      id: 'print',
      title: 'Print it',
      text: `
Choose *Print this lesson*, or print from your browser. The page comes out as plain ink on paper, without menus. A solution is printed only when you have opened it, so a closed one can go to students.

Cards and sheets are under *To print and open*, at the end of the lesson.
`,
    },
  ],
};
