/** The page of a class that was just created. */
export const classReadyWords = {
  names: 'Add your students',
  namesLead: 'Paste your class list. Students need no account and no email: a first name is enough.',
  ready: 'Your class is ready',
  readyLead: (count: string) => `${count} in the class. Print what they need to log in.`,
  cards: 'Login cards',
  letters: 'Letters for families',
  poster: 'Poster with the class code',
  code: 'Class code',
  codeLead: 'Show it on the projector. Students type it or scan the QR code.',
  lesson: 'First lesson',
  lessonLead: '“Load the barge” is taught with paper cards. It needs no computers.',
  assign: 'Assign “Load the barge”',
  toClass: 'Go to the class',
} as const;
