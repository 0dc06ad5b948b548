export const selfTest = {
  run: 'Run the self-test',
  again: 'Run it again',
  running: 'Checking this computer …',
  needsScript: 'The self-test runs in your browser and needs JavaScript, which is turned off here.',
  failed: 'The self-test could not be loaded. Check your connection and run it again.',
} as const;
