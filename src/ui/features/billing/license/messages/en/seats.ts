import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { SeatStanding } from '#domain/organizations/members/seats.ts';

export const ownSeatWords = {
  heading: 'Your seat',
  none: 'Your school’s license covers you once you have a seat.',
  asked:
    'You asked for a seat. The people who assign seats got an email, and you will get their answer by email.',
  note: 'Your note',
  noteHint: 'What you need it for, in a sentence or two.',
  ask: 'Ask for a seat',
  done: (standing: SeatStanding) =>
    standing === 'held'
      ? 'A seat was free, and you have it now.'
      : 'The people who assign seats got an email.',
} as const;

export const seatRequestWords = {
  heading: 'Requests for seats',
  lead: 'Oldest first.',
  list: 'Requests for seats',
  unnamed: 'A teacher without a name',
  about: (school: string, day: string) => `${bidiIsolate(school)} · asked on ${day}`,
  wrote: (note: string) => `“${bidiIsolate(note)}”`,
  give: 'Give a seat',
  giveOf: (who: string) => `Give ${bidiIsolate(who)} a seat`,
  given: (who: string) => `${bidiIsolate(who)} has a seat now.`,
  decline: 'Decline',
  declineOf: (who: string) => `Decline ${bidiIsolate(who)}’s request`,
  declineTitle: (who: string) => `Decline ${bidiIsolate(who)}’s request?`,
  declineLead: 'They get an email with your note, and can ask again.',
  why: 'Your note',
  declined: (who: string) => `${bidiIsolate(who)}’s request was declined.`,
} as const;

export const seatAssignmentWords = {
  automatic: 'Each new teacher takes a seat, as long as one is free.',
  byPerson: 'You give each seat to a person. Teachers without one are not covered, and can ask for one.',
  toByPerson: 'Give each seat by hand',
  toAutomatic: 'Give seats automatically',
  askByPerson: 'Give each seat by hand?',
  askAutomatic: 'Give seats automatically?',
  byPersonEffect: 'Everyone keeps the seat they have. New teachers have none until you give them one.',
  automaticEffect:
    'Everyone keeps the seat they have. Free seats go to teachers without one, starting with those who asked first. After that, teachers can join only while a seat is free.',
  changed: 'The seat setting was changed.',
} as const;
