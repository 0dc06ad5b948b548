import { flash, inLoop, noHat, onStart, type Task } from './task.ts';

const lampAnd = (watch: string): string => `${onStart(inLoop(flash('2', '2')))}\n\n${onStart(inLoop(watch))}`;

export const sensorTasks: readonly Task[] = [
  {
    lesson: 'night-shift',
    activity: 'one-stack',
    freedom: { color: true, pitch: true },
    also: [
      onStart(inLoop(`if (distance in cm < 12)\n  play tone (high) for (0.2) seconds\n${flash('2', '2')}`)),
      onStart(
        inLoop(
          'wait (2) seconds\nall lights on, color (white)\nwait (2) seconds\nall lights off\nif (distance in cm < 10)\n  play tone (low) for (0.5) seconds',
        ),
      ),
      onStart(
        inLoop(
          'if (distance in cm < 10)\n  play tone (low) for (0.5) seconds\nall lights off\nwait (2) seconds\nall lights on, color (white)\nwait (2) seconds',
        ),
      ),
    ],
    breaks: [
      [0, /wait \(2\) seconds/, 'wait (4) seconds'],
      [0, 'all lights off', 'stop motor'],
      [0, 'forever', 'repeat (2)'],
      [0, 'forever', 'repeat (1)'],
      [1, /< 1\d/, '> 40'],
      [2, /< 1\d/, '> 12'],
      [1, /if \(distance.*\n.*/, 'wait (0) seconds'],
      [0, noHat, ''],
    ],
  },
  {
    lesson: 'night-shift',
    activity: 'two-stacks',
    freedom: { color: true, pitch: true },
    also: [
      // A stretch solution that counts the boats in a separate stack.
      `${lampAnd('if (distance in cm < 10)\n  play tone (low) for (0.5) seconds\nwait (0.5) seconds')}\n\n${onStart(
        inLoop(
          'if (distance in cm < 10)\n  if (there = 0)\n    set (boats) to (boats + 1)\n    set (there) to (1)\nelse\n  set (there) to (0)\nwait (0.2) seconds',
        ),
      )}`,
      lampAnd('if (distance in cm < 15)\n  play tone (high) for (0.2) seconds\nwait (0.2) seconds'),
      lampAnd('if (distance in cm < 10)\n  play tone (low) for (0.5) seconds\nwait (0.1) seconds'),
      `${onStart(inLoop('wait (2) seconds\nall lights on, color (white)\nwait (2) seconds\nall lights off'))}\n\n${onStart(inLoop('wait (0.3) seconds\nif (distance in cm < 10)\n  play tone (low) for (0.4) seconds'))}`,
    ],
    breaks: [
      [1, /\n\nwhen program starts\n/, '\n\n'],
      [2, /wait \(2\) seconds/, 'wait (3) seconds'],
      [0, /wait \(0\.\d\) seconds/, 'wait (6) seconds'],
      [1, /< 1\d/, '> 10'],
      [3, /(play tone.*)/, 'forever\n      $1'],
      [2, /(play tone.*)/, 'all lights on, color (red)\n    $1'],
      [0, /\n\nwhen program starts\nforever\n/, '\n'],
      [1, /play tone/, 'turn motor (forward) for (0) seconds\n    wait (1) seconds\n    play tone'],
    ],
  },
  {
    lesson: 'night-shift',
    activity: 'leave-a-note',
    freedom: { pitch: true },
    also: [],
    breaks: [
      [0, 'alarm = 1', 'alarm = 0'],
      [1, 'set (alarm) to (1)', 'set (note) to (1)'],
      [1, 'color (red)', 'color (blue)'],
      [2, /when button pressed\nset \(alarm\) to \(0\)/, 'when button pressed\nset (alarm) to (1)'],
      [2, /\n\nwhen button pressed[\s\S]*/, ''],
      [1, 'set (alarm) to (1)', 'all lights on, color (red)'],
      [1, /(play tone.*)/, '$1\n  else\n    set (alarm) to (0)'],
      [3, /if \(distance in cm < 10\)\n/, 'if (distance in cm < 10 and note = 0)\n    set (note) to (1)\n'],
      [4, /when button pressed\nset \(alarm\) to \(0\)/, 'when program starts\nset (alarm) to (0)'],
    ],
  },
  {
    lesson: 'open-for-ships',
    activity: 'build-it',
    freedom: { pitch: true },
    also: [
      onStart(inLoop('if (distance in cm < 15)\n  play tone (high) for (0.2) seconds\nwait (0.5) seconds')),
      onStart(inLoop('wait (0.2) seconds\nif (distance in cm ≤ 14)\n  play tone (low) for (1) seconds')),
      onStart(inLoop('if (distance in cm < 15)\n  play tone (low) for (0.1) seconds')),
    ],
    breaks: [
      [2, /< 15|≤ 14/, '≤ 15'],
      [2, /< 15|≤ 14/, '< 14'],
      [0, /< 15|≤ 14/, '> 15'],
      [0, 'forever', 'repeat (2)'],
      [0, /play tone \((\w+)\) for/, 'wait (2) seconds\n    play tone ($1) for'],
      [1, /if \(.*\)/, 'if (1 < 2)'],
      [0, noHat, ''],
      [3, /(play tone.*)/, 'forever\n      $1'],
    ],
  },
  {
    lesson: 'open-for-ships',
    activity: 'fix-one-thing',
    freedom: { color: true, pitch: true },
    also: [
      onStart(
        inLoop(
          'if (distance in cm < 12)\n  all lights on, color (red)\n  wait (1) seconds\n  all lights off\n  wait (1) seconds\nelse\n  all lights off\n  wait (0.2) seconds',
        ),
      ),
      onStart(
        inLoop(
          'if (distance in cm ≥ 12)\n  all lights off\nelse\n  all lights on, color (white)\nwait (0.2) seconds',
        ),
      ),
    ],
    breaks: [
      [0, /all lights on.*/, 'stop motor'],
      [1, '< 12', '≤ 12'],
      [1, '≥ 12', '> 12'],
      [0, '< 12', '< 5'],
      [2, /all lights off/g, 'stop motor'],
      [0, 'forever', 'repeat (2)'],
      [0, noHat, ''],
      [
        3,
        /all lights on, color \((\w+)\)/,
        'repeat (4)\n      all lights on, color ($1)\n      wait (0.2) seconds\n      all lights off\n      wait (0.2) seconds',
      ],
    ],
  },
  {
    lesson: 'tide-keeper',
    activity: 'a-light-that-decides',
    freedom: { pitch: true },
    also: [
      // A stretch solution that averages three readings.
      onStart(
        inLoop(
          'set (first) to (distance in cm)\nwait (0.1) seconds\nset (second) to (distance in cm)\nwait (0.1) seconds\nset (depth) to (30 - ((first + second + (distance in cm)) ÷ 3))\nif (depth ≥ 12)\n  all lights on, color (green)\nelse if (depth ≥ 8)\n  all lights on, color (yellow)\nelse\n  all lights on, color (red)\n  play tone (low) for (0.2) seconds\nwait (0.1) seconds',
        ),
      ),
      onStart(
        inLoop(
          'set (depth) to (30 - (distance in cm))\nif (depth > 11)\n  all lights on, color (green)\nelse if (depth > 7 and depth < 12)\n  all lights on, color (yellow)\nelse\n  all lights on, color (red)\n  play tone (low) for (0.5) seconds\nwait (0.1) seconds',
        ),
      ),
      onStart(
        inLoop(
          'set (depth) to (30 - (distance in cm))\nif (depth < 8)\n  all lights on, color (red)\n  play tone (low) for (0.2) seconds\nelse if (depth < 12)\n  all lights on, color (yellow)\nelse\n  all lights on, color (green)\nwait (0.2) seconds',
        ),
      ),
      // A stretch solution in which a green light changes only below 11.
      onStart(
        inLoop(
          'set (depth) to (30 - (distance in cm))\nif (depth ≥ 12 or green = 1 and depth ≥ 11)\n  set (green) to (1)\n  all lights on, color (green)\nelse if (depth ≥ 8)\n  set (green) to (0)\n  all lights on, color (yellow)\nelse\n  set (green) to (0)\n  all lights on, color (red)\n  play tone (low) for (0.2) seconds\nwait (0.2) seconds',
        ),
      ),
    ],
    breaks: [
      [3, /depth (?:≥ 12|> 11)/, 'depth > 12'],
      [3, /depth (?:≥ 8|> 7)/, 'depth ≥ 7'],
      [3, /depth < 8/, 'depth < 7'],
      [0, '30 - (distance in cm)', 'distance in cm'],
      [1, 'color (yellow)', 'color (blue)'],
      [2, /play tone.*/, 'stop motor'],
      [4, 'forever', 'repeat (3)'],
      [0, noHat, ''],
      [0, /color \(green\)/, 'color (green)\n    play tone (low) for (0.2) seconds'],
    ],
  },
  {
    lesson: 'tide-keeper',
    activity: 'test-at-the-edge',
    freedom: { pitch: true },
    also: [
      onStart(
        inLoop(
          'set (depth) to (30 - (distance in cm))\nif (depth > 11)\n  all lights on, color (green)\nelse if (depth > 7)\n  all lights on, color (yellow)\nelse\n  all lights on, color (red)\nwait (0.2) seconds',
        ),
      ),
      onStart(
        inLoop(
          'set (depth) to (30 - (distance in cm))\nif (depth < 8)\n  all lights on, color (red)\nelse if (depth < 12)\n  all lights on, color (yellow)\nelse\n  all lights on, color (green)\nwait (0.2) seconds',
        ),
      ),
    ],
    breaks: [
      [0, /depth (?:≥ 12|> 11)/, 'depth > 12'],
      [0, /depth < 12/, 'depth ≤ 12'],
      [1, /depth (?:≥ 8|> 7)/, 'depth ≥ 7'],
      [1, /depth < 8/, 'depth ≤ 8'],
      [2, 'color (green)', 'color (blue)'],
      [2, 'forever', 'repeat (3)'],
      [0, noHat, ''],
      [0, '30 - (distance in cm)', '29 - (distance in cm)'],
    ],
  },
];
