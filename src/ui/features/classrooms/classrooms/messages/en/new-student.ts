import { counted } from '#domain/platform/text/counted.ts';
export const newStudent = {
  heading: 'Add students',
  lead: 'Students need no account and no email. Enter as little as your class needs: a first name is enough.',
  back: 'All students',
  ways: 'How to add them',
  way: { one: 'One student', list: 'Paste a list', file: 'Import a file' },
  classroom: 'Class',
  chooseClassroom: 'Choose a class',
  classroomHint: 'They join this class today. You can move them, or add them to another class, later.',
  noClassroom: {
    title: 'Create a class first',
    advice: 'Students belong to a class. Create one, then add its students here.',
    action: 'New class',
  },
  into: {
    one: (classroom: string) => `A new student of ${classroom}`,
    list: (classroom: string) => `New students of ${classroom}`,
  },
  addOne: 'Add student',
  namesake:
    'Another student in this class has this name. Type the name that the class uses for this student.',
  addedTo: (count: number, classroom: string) => `${counted(count, 'student')} added to ${classroom}.`,
  nowCards: 'They log in with a card. Print the cards now, or later from the class.',
  toClass: 'Go to the class',
  file: {
    lead: 'A file adds a whole school at once: our own CSV, any CSV with a row for each student, or an export from OneRoster, Clever, School Data Sync, Kolibri or Canvas. You see every change before it is made, and can undo it for 7 days.',
    action: 'Choose the school and the file',
    notYou: 'Your school’s manager imports files. For your own class, paste the list.',
  },
} as const;
