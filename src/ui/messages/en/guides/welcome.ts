import type { Guide } from '../getting-started.ts';

export const welcome: Guide = {
  title: 'Welcome to the yard',
  lead: 'Blockyard teaches children to code with blocks: first on paper, then with a Dock on the table, then on the screen. You need no background in computing.',
  sections: [
    {
      id: 'first-lesson',
      title: 'Your first lesson',
      text: `
Start without screens, whatever the age of your class. You need paper, tape and about 45 minutes.

1. Open [Load the barge](/lessons/load-the-barge) and read *The plan*.
2. Set the number of students under *What you need*. The list counts for you.
3. Print the page and the cards. Each activity says what to do and what to say.
4. Teach it. Use the exit questions at the end to see who has it.
5. Pick the next one from [the shelf](/lessons).
`,
    },
    {
      id: 'three-units',
      title: 'Three units, one path',
      text: `
- **Before the screen** uses cards, chalk and legs. Students learn that a plan is done in order, and that plans have bugs.
- **First lights on the Dock** puts a device on the table. It answers a program with light and sound.
- **Programs that decide** happens on the screen: variables, conditions and tests.

Each unit stands on the one before it. Within a unit, take the lessons in order.
`,
    },
    {
      id: 'account',
      title: 'What an account adds',
      text: `
Every lesson's goals, agenda, materials and rubric are open to everybody. Solutions and answers are not, so that students do not find them first.

With an account you read those too. [Sign up](/signup) takes a minute: your name, your email address and, if you like, your school. The first 30 days are a trial. It needs no card and ends by itself.
`,
    },
  ],
};
