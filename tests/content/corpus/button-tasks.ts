import { flash, inLoop, inner, noHat, onPress, onStart, outdent, type Task } from './task.ts';

const pier = (flashes: number, dark: string): string =>
  onPress(inLoop(`repeat (${flashes})\n${flash().replaceAll(/^/gm, '  ')}\nwait (${dark}) seconds`));

const blast = (seconds: number): string =>
  `all lights on, color (yellow)\nplay tone (low) for (${seconds}) seconds\nall lights off`;

const ship = (blasts: readonly number[], silence: number): string => {
  const whole = blasts.map(blast).join('\nwait (1) seconds\n');
  return onPress(inLoop(`${whole}\nwait (${silence}) seconds`));
};

const shipFromSilence = (blasts: readonly number[], silence: number): string => {
  const whole = blasts.map(blast).join('\nwait (1) seconds\n');
  return onPress(inLoop(`wait (${silence}) seconds\n${whole}`));
};

const ask = (red: string, green: string, limit: number): string =>
  onPress(inLoop(`if (distance in cm < ${limit})\n  ${red}\nelse\n  ${green}\nwait (0.5) seconds`));

export const buttonTasks: readonly Task[] = [
  {
    lesson: 'call-the-ferry',
    activity: 'build-the-call',
    freedom: { color: true, pitch: true },
    also: [
      onPress(
        'play tone (low) for (1) seconds\nall lights on, color (blue)\nwait (2) seconds\nall lights off',
      ),
      onPress(
        'play tone (high) for (3) seconds\nall lights on, color (red)\nwait (3) seconds\nall lights off',
      ),
      onPress(
        'wait (2) seconds\nplay tone (low) for (2) seconds\nall lights on, color (red)\nwait (2) seconds\nall lights off',
      ),
      onPress(
        'all lights on, color (green)\nwait (4) seconds\nplay tone (low) for (2) seconds\nall lights off',
      ),
      onPress(
        'all lights on, color (yellow)\nplay tone (high) for (1) seconds\nwait (2) seconds\nall lights off\nwait (2) seconds\nall lights on, color (green)\nplay tone (high) for (1) seconds\nall lights off',
      ),
    ],
    breaks: [
      [0, /all lights on.*/g, 'wait (1) seconds'],
      [0, /wait \([234]\) seconds\nall lights off/g, 'all lights off\nwait (2) seconds'],
      [1, /play tone.*/g, 'wait (3) seconds'],
      [2, /all lights off/g, 'stop motor'],
      [3, /all lights off(?![\s\S]*all lights off)/g, 'forever\n  wait (1) seconds'],
      [4, /when button pressed/g, 'when program starts'],
      [1, noHat, ''],
    ],
  },
  {
    lesson: 'call-the-ferry',
    activity: 'which-ferry',
    freedom: {},
    also: [
      onPress(
        'all lights on, color (red)\nplay tone (low) for (1) seconds\nwait (2) seconds\nall lights off',
      ),
      onPress(
        'all lights on, color (green)\nplay tone (low) for (1) seconds\nplay tone (high) for (1) seconds\nwait (2) seconds\nall lights off',
      ),
      onPress(
        'play tone (high) for (2) seconds\nplay tone (low) for (2) seconds\nall lights on, color (yellow)\nwait (2) seconds\nall lights off',
      ),
      onPress(
        'all lights on, color (green)\nwait (6) seconds\nplay tone (low) for (1) seconds\nwait (1) seconds\nplay tone (high) for (1) seconds\nall lights off',
      ),
    ],
    breaks: [
      [0, /color \(\w+\)/g, 'color (blue)'],
      [0, /\((low|high)\)/g, '(middle)'],
      [0, /(play tone .*)/g, '$1\n$1'],
      [0, /all lights off/g, 'all lights on, color (white)\nwait (1) seconds\nall lights off'],
      [1, /all lights off/g, 'stop motor'],
      [1, /all lights off/g, 'all lights off\nforever\n  play tone (low) for (1) seconds'],
      [2, /when button pressed/g, 'when program starts'],
      [0, noHat, ''],
    ],
  },
  {
    lesson: 'count-the-crates',
    activity: 'careless-counter',
    freedom: {},
    also: [
      onStart(inLoop('if (distance in cm < 10)\n  set (crates) to (1 + crates)\nwait (1) seconds')),
      onStart(inLoop('wait (1) seconds\nif (distance in cm ≤ 9)\n  set (crates) to (crates + 1)')),
      onStart(
        inLoop(
          'if (distance in cm < 10)\n  set (crates) to (crates + 1)\n  if (crates = 5)\n    all lights on, color (green)\nwait (1) seconds',
        ),
      ),
    ],
    breaks: [
      [1, '< 10', '> 10'],
      [2, /\(crates \+ 1\)|\(1 \+ crates\)/g, '(1)'],
      [1, /\(crates \+ 1\)|\(1 \+ crates\)/g, '(crates + 2)'],
      [1, /\(crates \+ 1\)|\(1 \+ crates\)/g, '(crates)'],
      [2, 'forever\n', 'forever\n  set (crates) to (0)\n'],
      [1, 'wait (1)', 'wait (0.2)'],
      [2, 'forever', 'repeat (4)'],
      [0, /if \(distance.*\)/g, 'if (1 < 2)'],
      [1, noHat, ''],
    ],
  },
  {
    lesson: 'count-the-crates',
    activity: 'remember',
    freedom: {},
    also: [
      onStart(
        inLoop(
          'if (distance in cm < 10)\n  if (there = 0)\n    set (crates) to (crates + 1)\n  set (there) to (1)\nelse\n  set (there) to (0)\nwait (0.1) seconds',
        ),
      ),
      onStart(
        inLoop(
          'if (distance in cm < 10 and there = 0)\n  set (crates) to (crates + 1)\n  set (there) to (1)\nif (distance in cm ≥ 14)\n  set (there) to (0)\nwait (0.2) seconds',
        ),
      ),
    ],
    breaks: [
      [0, /there = 0/g, 'there ≥ 0'],
      [0, 'set (there) to (1)', 'set (there) to (0)'],
      [2, 'set (there) to (0)\n  wait', 'set (there) to (1)\n  wait'],
      [0, '(crates + 1)', '(crates + 2)'],
      [1, '< 10', '< 3'],
      [3, /wait \(0\.[12]\) seconds/g, 'wait (1.5) seconds'],
      [2, 'forever', 'repeat (9)'],
      [0, noHat, ''],
    ],
  },
  {
    lesson: 'harbor-light',
    activity: 'the-long-way',
    freedom: { color: true },
    also: [
      onPress(`${flash('1', '1')}\n${flash('1', '1')}`),
      onPress(`repeat (2)\n${flash().replaceAll(/^/gm, '  ')}`),
      onPress(`wait (1) seconds\n${flash('0.8', '0.8')}\n${flash('0.8', '0.8')}`),
      onPress(`${flash('2', '2')}\n${flash('2', '2')}`),
      onPress(`${flash()}\n${flash()}`.replaceAll('all lights on,', 'light (3) on,')),
    ],
    breaks: [
      [0, /(wait \([\d.]+\) seconds\n\s*all lights off\n)\s*wait \([\d.]+\) seconds/, '$1'],
      [0, /all lights off\n/, 'stop motor\n'],
      [0, /$/, `\n${flash()}`],
      [1, /$/, '\nall lights on, color (red)'],
      [0, /all lights off|light \(\d\) off/g, 'stop motor'],
      [0, noHat, ''],
      [0, /wait .*/g, 'wait (0) seconds'],
    ],
  },
  {
    lesson: 'harbor-light',
    activity: 'fold-it',
    freedom: { color: true, fixedShape: true, needsLoop: true },
    also: [
      onPress(`repeat (2)\n${flash('0.6', '0.4').replaceAll(/^/gm, '  ')}`),
      onPress(`repeat (2)\n${flash('1', '1').replaceAll(/^/gm, '  ')}`),
      onPress(`repeat (2)\n${flash('2', '2').replaceAll(/^/gm, '  ')}`),
      onPress(
        'repeat (2)\n  wait (1) seconds\n  all lights on, color (red)\n  wait (1) seconds\n  all lights off',
      ),
    ],
    breaks: [
      [0, 'repeat (2)', 'repeat (4)'],
      [0, 'repeat (2)', 'repeat (1)'],
      [0, /all lights off/g, 'stop motor'],
      [1, /repeat \(2\)\n((?: {2}.*\n?)+)/, 'repeat (1)\n$1\nrepeat (1)\n$1'],
      [0, /^ {2}(.*)(?![\s\S]*\n)/m, '$1'],
      [0, 'repeat (2)', 'forever'],
      [0, noHat, ''],
      [2, /$/, '\nwait (0) seconds\nwait (0) seconds'],
    ],
  },
  {
    lesson: 'harbor-light',
    activity: 'light-your-pier',
    freedom: { color: true, needsLoop: true },
    also: [
      ...[2, 3, 4, 5].flatMap((flashes) => [pier(flashes, '2'), pier(flashes, '1.5')]),
      onPress(inLoop(`wait (2) seconds\nrepeat (3)\n${flash().replaceAll(/^/gm, '  ')}`)),
      onPress(
        inLoop(
          'repeat (4)\n  wait (0.5) seconds\n  all lights on, color (yellow)\n  wait (0.5) seconds\n  all lights off\nwait (2) seconds',
        ),
      ),
      onPress(
        inLoop(
          `repeat (5)\n${flash().replaceAll(/^/gm, '  ')}\nplay tone (low) for (1) seconds\nwait (1) seconds`,
        ),
      ),
    ],
    breaks: [
      [0, /repeat \(\d\)/g, 'repeat (7)'],
      [3, /repeat \(\d\)/g, 'repeat (1)'],
      [0, /\n {2}(wait \((?:2|1\.5)\) seconds)$/, '\n    $1'],
      [1, /wait \((?:2|1\.5)\) seconds/g, 'wait (5) seconds'],
      [2, 'forever', 'repeat (1)'],
      [2, 'forever', 'repeat (3)'],
      [3, inner, (_, body: string) => `${outdent(body)}\n`.repeat(3)],
      [0, 'all lights off', 'stop motor'],
      [0, noHat, ''],
    ],
  },
  {
    lesson: 'mind-the-quay',
    activity: 'ask-again',
    freedom: {},
    also: [
      ask('all lights on, color (violet)', 'all lights off', 10),
      ask('all lights on, color (red)', 'all lights on, color (green)', 10).replace('0.5', '1'),
      onPress(
        inLoop(
          'if (distance in cm < 10)\n  all lights on, color (red)\nelse\n  if (distance in cm < 20)\n    all lights on, color (yellow)\n  else\n    all lights on, color (green)\nwait (0.5) seconds',
        ),
      ),
    ],
    breaks: [
      [0, 'forever', 'repeat (1)'],
      [0, '< 10', '> 10'],
      [2, '< 10', '≤ 10'],
      [2, '< 10', '< 9'],
      [1, /(color \((?:red|violet)\))/, '$1\n    forever\n      wait (1) seconds'],
      [0, /all lights on, color \((red|violet)\)/, 'stop motor'],
      [3, 'when button pressed', 'when program starts'],
      [0, noHat, ''],
    ],
  },
  {
    lesson: 'mind-the-quay',
    activity: 'what-is-your-limit',
    freedom: {},
    also: [6, 9, 14, 18].flatMap((limit) => [
      ask('all lights on, color (red)\n  play tone (low) for (0.2) seconds', 'all lights off', limit),
      ask(
        `all lights on, color (red)\n  play tone (low) for ((${limit} - (distance in cm)) ÷ 10) seconds`,
        'all lights on, color (green)',
        limit,
      ),
    ]),
    breaks: [
      [2, /< (?:6|9|14|18)\)/, '< 10)'],
      [2, /< (?=\d)/, '≤ '],
      [1, /play tone.*/, 'stop motor'],
      [1, '(low)', '(high)'],
      [0, /(else\n)/, '$1    play tone (low) for (0.2) seconds\n'],
      [2, 'forever', 'repeat (2)'],
      [0, /< (?=\d)/, '> '],
      [1, noHat, ''],
    ],
  },
  {
    lesson: 'signals-in-the-fog',
    activity: 'a-loop-in-a-loop',
    freedom: { pitch: true, needsLoop: true },
    also: [
      onPress(inLoop('wait (6) seconds\nrepeat (2)\n  play tone (low) for (2) seconds\n  wait (1) seconds')),
      onPress(inLoop('wait (6) seconds\nrepeat (2)\n  wait (1) seconds\n  play tone (low) for (2) seconds')),
      onPress(inLoop('repeat (2)\n  wait (1) seconds\n  play tone (low) for (2) seconds\nwait (6) seconds')),
      onPress(
        inLoop(
          'wait (3) seconds\nrepeat (2)\n  play tone (low) for (2) seconds\n  wait (1) seconds\nwait (3) seconds',
        ),
      ),
    ],
    breaks: [
      [0, 'repeat (2)', 'repeat (3)'],
      [0, 'repeat (2)', 'repeat (1)'],
      [1, 'wait (6)', 'wait (7)'],
      [1, 'wait (6)', 'wait (3)'],
      [1, /wait \(6\) seconds/, 'stop motor'],
      [2, 'forever', 'repeat (2)'],
      [3, inner, (_, body: string) => `${outdent(body)}\n`.repeat(2)],
      [3, inner, (_, body: string) => `  repeat (1)\n${body}\n`.repeat(2)],
      [0, 'for (2)', 'for (1)'],
      [0, noHat, ''],
    ],
  },
  {
    lesson: 'signals-in-the-fog',
    activity: 'your-own-ship',
    freedom: { color: true, pitch: true },
    also: [
      ship([2], 10),
      ship([2, 2], 7),
      ship([2, 1, 1], 6),
      ship([1, 1, 1, 1], 5),
      ship([1, 2, 1], 6),
      shipFromSilence([2], 10),
      shipFromSilence([2, 2], 7),
      shipFromSilence([2, 1, 1], 6),
      shipFromSilence([1, 1, 1, 1], 5),
    ],
    breaks: [
      [1, /wait \((10|7|6|5)\) seconds/, 'wait (12) seconds'],
      [1, /wait \((10|7|6|5)\) seconds/, 'wait (4) seconds'],
      [0, /for \(\d\) seconds/, 'for (3.5) seconds'],
      [2, /all lights off/g, 'stop motor'],
      [2, /all lights on.*/g, 'stop motor'],
      [2, /all lights off\n(\s*)(wait .*)/, '$2\n$1all lights off'],
      [1, 'forever', 'repeat (1)'],
      [0, noHat, ''],
    ],
  },
];
