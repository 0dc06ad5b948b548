import { productName } from '#domain/product.ts';

/** The texts about a student's record, which a family can ask for (ROS-11). */
export const makeRecordWords = {
  heading: 'Student record',
  lead: 'Everything we store about this student, who has seen it, and how to have it erased: one PDF for a family that asks.',
  open: 'Create the record',
  title: (who: string) => `The record of ${who}`,
  what: 'It contains names, places and dates, so give it only to the family. The activity log shows that you made it.',
  genuine: `Anyone with the paper can check its code on ${productName}, without an account.`,
  paper: 'Paper',
  papers: { letter: 'US Letter', a4: 'A4' },
  make: 'Make the PDF',
  made: 'The record is ready.',
} as const;

export const recordPageWords = {
  heading: 'Is this record genuine?',
  lead: `Check here whether a student’s record is from ${productName} and unchanged.`,
  genuine: (timestamp: string) => `Genuine: created here on ${timestamp}`,
  genuineAdvice: 'The code is one of ours. Only the paper says who the record is about.',
  erased: 'The student has since been erased',
  erasedAdvice: `${productName} no longer stores anything that is on this paper.`,
  wrong: 'No record has this code',
  wrongAdvice:
    'Compare it with the paper, letter by letter. If you typed it exactly as printed, the paper is not from us.',
  code: 'Code',
  codeHint: '20 letters and digits at the bottom of each page.',
  check: 'Check this code',
  compare: 'Compare the file',
  compareLead:
    'A code can be copied onto another paper. If you have the PDF, compare it: it stays on this device, and nothing is sent.',
  file: 'The PDF of the record',
  fileHint: 'Choose it, or drop it on this field.',
  comparing: 'Comparing…',
  same: 'This is exactly the file that we made',
  sameAdvice: (file: string) => `Nothing in ${file} was changed.`,
  other: 'This is not the file that we made',
  otherAdvice: (file: string) => `${file} was changed or belongs to another code. Do not trust it.`,
  unreadable: 'This file cannot be read. Choose it again.',
  digest: 'For experts: the SHA-256 of the file',
} as const;
