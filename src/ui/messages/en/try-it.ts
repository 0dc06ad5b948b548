/** What 'Try it' says. */
export const tryItWords = {
  open: 'Try it',
  close: 'Close',
  named: (does: string, activity: string): string => `${does}: ${activity}`,
  loading: 'The blocks are on their way.',
  workspace: 'Blocks',
  workspaceHelp:
    'By keyboard: T for the blocks to take, arrow keys from block to block and into slots, Enter to pick up or put down, Delete to take away.',
  dock: 'The Dock',
  run: 'Run',
  stop: 'Stop',
  step: 'Step',
  reset: 'Reset',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Real time', fast: 'Fast' },
  sound: 'Play tones aloud',
  startOver: {
    action: 'Start over',
    title: 'Start over?',
    asks: 'Your blocks go away, and the lesson’s come back.',
  },
  loadSolution: {
    action: 'Load the solution',
    title: 'Load the solution?',
    asks: 'It takes the place of the blocks that are here. Students do not see this button.',
  },
  goals: {
    title: 'Goals',
    untried: 'Run your program to see which goals it meets.',
    met: 'Met.',
    unmet: (seen: string): string => `Not yet. ${seen}`,
    some: (met: number, all: number): string =>
      `${met} of ${all} goals met. Change something and run it again.`,
    done: (all: number): string =>
      all === 1 ? 'Goal met. Well built.' : `All ${all} goals met. Well built.`,
  },
  hints: {
    title: 'Hints',
    next: (shown: number, all: number): string =>
      shown === 0 ? 'Show a hint' : `Another hint (${shown} of ${all} shown)`,
    over: 'That was the last hint',
  },
  share: 'Copy link to blocks',
  shared: 'The link is copied. Whoever opens it finds these blocks.',
  notShared: 'The link could not be copied. It stands in the address bar now.',
  print: 'Print blocks',
  button: 'Press the button',
  distance: 'Distance in cm',
  winch: (cm: number): string => `Winch at ${Math.round(cm)} cm`,
  variables: 'Variables',
  noVariables: 'none yet',
  seconds: (ms: number): string => `${(ms / 1000).toFixed(1)} s`,
  status: {
    idle: 'Ready.',
    running: 'The program runs.',
    paused: 'Step by step. The program stands still.',
    listening: 'The program waits for the button.',
    over: 'The program has ended.',
  },
  lights: (shown: readonly string[]): string => `Lights: ${shown.join(', ')}`,
  allLights: (colour: string): string => `All lights ${colour}`,
  dark: 'off',
  tone: (tone: string): string => `Tone: ${tone}`,
  quiet: 'No tone',
  linkCovers: 'These blocks came with the link. Yours are kept until you change something here.',
  otherStarter:
    'These are your blocks from before. The lesson starts from others now: ‘Start over’ brings them.',
  linkRefused: {
    damaged: 'The link to this program is damaged.',
    'too-large': 'The program in this link is too large to open here.',
  },
  inItsPlace: { own: 'Here are your blocks from before.', lesson: 'Here are the lesson’s blocks.' },
  linkNowhere:
    'The blocks in this link belong to an activity that this page does not have. The lesson may have changed since: ask whoever sent the link for a new one.',
  notKept: 'This browser keeps nothing: the blocks are gone when the page is closed.',
} as const;
