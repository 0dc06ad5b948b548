/** Exit codes for scripts. `blockyard --help` prints the list. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  notFound: 3,
  notLoggedIn: 4,
  notAllowed: 5,
  tryAgain: 6,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export const exitCodeWords: Readonly<Record<ExitCode, string>> = {
  0: 'it worked',
  1: 'it failed',
  2: 'the command was not written correctly',
  3: 'there is no such thing',
  4: 'you are not logged in',
  5: 'your account does not allow it',
  6: 'the server could not be reached or is busy: try again later',
};
