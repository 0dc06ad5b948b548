/**
 * The pictures of a login, by their names: things that a child of five knows, each of a shape of its own, so that they are told
 * apart without color and from a poor copy.
 */
export const loginPictures = [
  'anchor',
  'apple',
  'balloon',
  'bell',
  'boat',
  'book',
  'car',
  'cat',
  'clock',
  'cloud',
  'crown',
  'cup',
  'fish',
  'flag',
  'flower',
  'heart',
  'house',
  'key',
  'leaf',
  'moon',
  'star',
  'sun',
  'tree',
  'umbrella',
] as const;
export type LoginPicture = (typeof loginPictures)[number];

/** How many of them a secret has; their order counts. */
export const picturesPerSecret = 3;

export const isLoginPicture = (name: string): name is LoginPicture =>
  loginPictures.some((picture) => picture === name);
