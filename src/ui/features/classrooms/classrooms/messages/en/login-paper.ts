import { productName } from '#domain/product.ts';
import { spanishLetter } from '../es/letter-for-home.ts';

const choose = 'Your child taps their picture and name in the class list.';

export const loginPaper = {
  product: productName,
  classes: (count: number) => `${count} classes`,
  page: (number: number) => `Page ${number}`,
  titles: {
    cards: (classroom: string) => `Login cards · ${classroom}`,
    letters: (classroom: string) => `Letters for home · ${classroom}`,
    poster: (classroom: string) => `Login pictures · ${classroom}`,
    'class-code': (classroom: string) => `Class code · ${classroom}`,
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
  letters: [
    {
      language: 'en',
      dear: (name: string) => `To the family of ${name}`,
      lead: (classroom: string) =>
        `In ${classroom}, we are learning to program with ${productName}. Your child can continue at home, on any computer, tablet or phone. There is nothing to install and no account to create.`,
      open: (address: string) => `Open a web browser and type ${address}`,
      scan: (classCode: string | null) =>
        classCode === null
          ? 'Ask the teacher for the class code.'
          : `Type the class code, ${classCode}, or scan the QR code on the card.`,
      steps: {
        picture: [choose, 'Then they tap the three pictures on the card, in order.'],
        word: [choose, 'Then they type the word on the card.'],
        code: [choose, 'Then they type the code on the card.'],
      },
      keep: 'Please keep the card at home: anyone who has it can log in as your child. If it is lost, ask the teacher for a new one. We ask for no email, no phone number and no birth date.',
    },
    spanishLetter,
  ],
  classPoster: {
    title: (classroom: string) => `Welcome to ${classroom}`,
    scan: 'Scan this code with a tablet or phone.',
    type: (address: string) => `Or open ${address} and type:`,
    steps: ['Tap your picture.', 'Log in with your card.', 'Start building.'],
    square: 'A QR code that opens this class',
  },
  poster: {
    title: 'Our pictures',
    lead: 'Tap your three pictures in order. Keep them secret.',
  },
} as const;
