const product =
  'Lessons that teach children to code with blocks, first on paper, then with a Dock on the table, then on the screen.';

const descriptions: Readonly<Record<string, string>> = {
  lessons: 'Ready-to-teach lessons about block coding, with plans, materials and answers, by grade and time.',
  'lessons-year':
    'Coding lessons from kindergarten to grade 8: their order, what each one builds on, and which CSTA standards it covers.',
  login: 'Log in to your Blockyard lessons and classes.',
  class: 'Students open their class with the code and the login card from their teacher.',
  signup: 'Sign up for Blockyard and try every lesson with your class.',
  terms: 'The terms of Blockyard, and what it stores about the people who use it, in plain words.',
  'getting-started-welcome': 'What Blockyard is and how to teach the first lesson this week.',
  'getting-started-faqs': 'Questions that teachers and schools ask about Blockyard, answered.',
  'getting-started-using-the-lessons': 'How a Blockyard lesson is built and how to teach it.',
  'getting-started-build-a-dock':
    'Parts, wires, a paper case and a test sheet for a Dock on a BBC micro:bit.',
  'getting-started-connecting-the-dock': 'How to set up the Blockyard Dock in a classroom.',
  'getting-started-using-the-dashboard': 'How to follow a class on the Blockyard dashboard.',
  'getting-started-using-the-mobile-app':
    'How students open their class and build with blocks, in any browser.',
  'getting-started-universe': 'The world of blocks behind the Blockyard lessons.',
};

export const descriptionOf = (name: string | null): string => descriptions[name ?? ''] ?? product;
