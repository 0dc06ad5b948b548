import { productName } from '#domain/product.ts';

const open = `Open ${productName} and type the class code, or scan the QR code.`;
const choose = 'Choose your name.';

/** The words of students' login cards, of the letter for home and of the poster. */
export const loginPaper = {
  product: productName,
  classes: (count: number) => `${count} classes`,
  page: (number: number) => `Page ${number}`,
  titles: {
    cards: (classroom: string) => `Login cards · ${classroom}`,
    letters: (classroom: string) => `Letters for home · ${classroom}`,
    poster: (classroom: string) => `Login pictures · ${classroom}`,
  },
  classCode: 'Class code',
  askForCode: 'Ask your teacher.',
  mine: { picture: 'My pictures', word: 'My word', code: 'My code' },
  square: 'A QR code that opens this class and this name',
  pictures: {
    anchor: 'anchor',
    apple: 'apple',
    balloon: 'balloon',
    bell: 'bell',
    boat: 'boat',
    book: 'book',
    car: 'car',
    cat: 'cat',
    clock: 'clock',
    cloud: 'cloud',
    crown: 'crown',
    cup: 'cup',
    fish: 'fish',
    flag: 'flag',
    flower: 'flower',
    heart: 'heart',
    house: 'house',
    key: 'key',
    leaf: 'leaf',
    moon: 'moon',
    star: 'star',
    sun: 'sun',
    tree: 'tree',
    umbrella: 'umbrella',
  },
  letter: {
    dear: (name: string) => `To the family of ${name}`,
    lead: (classroom: string) =>
      `In ${classroom} we learn to program with ${productName}. Your child can continue at home. Here is how to log in:`,
    steps: {
      picture: [open, choose, 'Tap the three pictures of the card, in their order.'],
      word: [open, choose, 'Type the word of the card.'],
      code: [open, choose, 'Type the code of the card.'],
    },
    keep: 'Please keep the card at home: anyone who has it can log in as your child. If it is lost, ask the teacher for a new one. We ask for no email, no phone number and no birth date.',
  },
  poster: {
    title: 'Our pictures',
    lead: 'Tap your three pictures in order. Keep them secret.',
  },
} as const;
