/** The words of a lesson's film. */
export const filmWords = {
  lead: (seconds: number) => `${seconds} seconds, without sound. To show to the class, or for you.`,
  watch: (seconds: number) => `Watch (${seconds} s)`,
  player: 'Film',
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  previous: 'Previous scene',
  next: 'Next scene',
  place: (at: number, all: number) => `Scene ${at} of ${all}`,
  fullScreen: 'Full screen',
  leaveFullScreen: 'Exit full screen',
  still: 'Your device is set to reduce motion, so the film is paused. Step through it.',
  transcript: 'What it says and shows',
} as const;
