import type { ClassroomColor, ClassroomIcon } from '#domain/classrooms/classrooms/classroom.ts';

export const colorWords: Readonly<Record<ClassroomColor, string>> = {
  harbor: 'Blue',
  coral: 'Red',
  sun: 'Yellow',
  moss: 'Green',
  violet: 'Violet',
};

export const iconWords: Readonly<Record<ClassroomIcon, string>> = {
  anchor: 'Anchor',
  sailboat: 'Sailboat',
  lighthouse: 'Lighthouse',
  fish: 'Fish',
  turtle: 'Turtle',
  bird: 'Bird',
  cat: 'Cat',
  rabbit: 'Rabbit',
  leaf: 'Leaf',
  star: 'Star',
  rocket: 'Rocket',
  bot: 'Robot',
};
