/** Pictures for logins: objects that a five-year-old knows. Their shapes are distinct, so that they are recognizable without color and on a poor copy. */
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

export const picturesPerLogin = 3;

export const isLoginPicture = (name: string): name is LoginPicture =>
  loginPictures.some((picture) => picture === name);
