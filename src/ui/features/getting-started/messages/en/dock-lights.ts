/** What the ring shows when no program runs. */
export const lightsTable = {
  caption: 'The ring of lights and what to do',
  head: { ring: 'The ring', means: 'It means', next: 'What to do' },
  rows: {
    dark: {
      ring: 'Dark',
      means: 'The Dock is off, or its battery is empty.',
      next: 'Press the button. If the ring stays dark, charge the Dock for ten minutes.',
    },
    searching: {
      ring: 'One light moves around',
      means: 'The Dock is on and waits for the app.',
      next: 'Connect it. After five minutes, it turns itself off.',
    },
    ready: { ring: 'All eight blink once', means: 'Connected and ready.', next: 'Run a program.' },
    charging: {
      ring: 'More and more green lights',
      means: 'Charging. Each light is an eighth.',
      next: 'You can keep working.',
    },
    low: {
      ring: 'One red light, slow',
      means: 'The battery lasts for about ten minutes.',
      next: 'Connect the cable.',
    },
    updating: {
      ring: 'Two violet lights, opposite',
      means: 'The Dock is updating.',
      next: 'Leave the cable in until all eight lights blink.',
    },
  },
} as const;
