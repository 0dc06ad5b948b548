import { describe, expect, test } from 'vitest';
import { met, wait, type Change } from './changed-solution.ts';

const blast = (seconds: number, indent = '  '): string =>
  [
    'all lights on, color (yellow)',
    `play tone (low) for (${seconds}) seconds`,
    'all lights off',
    'wait (1) seconds',
  ]
    .map((line) => `${indent}${line}\n`)
    .join('');
const longBlast = blast(2);
const shortBlast = blast(1);
const shortBlasts = `  repeat (2)\n${blast(1, '    ')}`;

describe('other correct solutions pass', () => {
  test.each<[string, string, string, readonly Change[]]>([
    [
      'call-the-ferry',
      'build-the-call',
      'the tone first',
      [
        ['all lights on, color (yellow)\nplay tone (high) for (1) seconds', 'LATER'],
        ['LATER', 'play tone (high) for (1) seconds\nall lights on, color (yellow)'],
      ],
    ],
    [
      'call-the-ferry',
      'build-the-call',
      'another color, a longer wait',
      [['yellow', 'blue'], ['high', 'low'], wait('2', '4')],
    ],
    [
      'call-the-ferry',
      'which-ferry',
      'the Gull',
      [
        ['yellow', 'red'],
        ['play tone (high) for (1) seconds\n', ''],
      ],
    ],
    [
      'call-the-ferry',
      'which-ferry',
      'the Crab',
      [
        ['yellow', 'green'],
        ['high', 'first'],
        ['low', 'high'],
        ['first', 'low'],
      ],
    ],
    ['signals-in-the-fog', 'a-loop-in-a-loop', 'a high tone', [['low', 'high']]],
    [
      'signals-in-the-fog',
      'a-loop-in-a-loop',
      'with light',
      [
        [
          'play tone (low) for (2) seconds',
          'all lights on, color (yellow)\n    play tone (low) for (2) seconds\n    all lights off',
        ],
      ],
    ],
    [
      'signals-in-the-fog',
      'your-own-ship',
      'the ferry under way',
      [
        [shortBlasts, ''],
        ['  wait (1) seconds\n  wait (5)', '  wait (10)'],
      ],
    ],
    [
      'signals-in-the-fog',
      'your-own-ship',
      'the pilot boat',
      [[longBlast, ''], ['repeat (2)', 'repeat (4)'], wait('5', '4')],
    ],
    [
      'signals-in-the-fog',
      'your-own-ship',
      'the stopped ferry',
      [[longBlast, ''], ['for (1)', 'for (2)'], wait('5', '6')],
    ],
    [
      'signals-in-the-fog',
      'your-own-ship',
      'the ship at anchor, without a loop',
      [[shortBlasts, shortBlast], [longBlast, shortBlast + longBlast], wait('5', '5')],
    ],
    ['harbor-light', 'the-long-way', 'another color', [['yellow', 'blue']]],
    ['harbor-light', 'the-long-way', 'slower flashes', [wait('0.5', '0.8')]],
    ['harbor-light', 'light-your-pier', 'North Pier', [['repeat (3)', 'repeat (2)']]],
    ['harbor-light', 'light-your-pier', 'Old Mole', [['repeat (3)', 'repeat (5)']]],
    ['harbor-light', 'light-your-pier', 'two seconds to the card', [wait('2', '1.5')]],
    ['mind-the-quay', 'ask-again', 'without a wait', [['\n  wait (0.5) seconds', '']]],
    [
      'mind-the-quay',
      'ask-again',
      'the ways turned round',
      [
        ['< 10', '≥ 10'],
        ['red', 'blue'],
        ['green', 'red'],
        ['blue', 'green'],
      ],
    ],
    [
      'mind-the-quay',
      'ask-again',
      'on and off in place of red and green',
      [
        ['all lights on, color (green)', 'all lights off'],
        ['red', 'white'],
      ],
    ],
    [
      'mind-the-quay',
      'what-is-your-limit',
      'dark for come on',
      [['all lights on, color (green)', 'all lights off']],
    ],
    [
      'tide-keeper',
      'a-light-that-decides',
      'fewer lights in place of colors alone',
      [
        [
          'all lights on, color (yellow)',
          'all lights off\n    light (1) on, color (yellow)\n    light (2) on, color (yellow)',
        ],
      ],
    ],
    ['mind-the-quay', 'what-is-your-limit', 'Fish Quay', [['< 9', '< 6']]],
    ['mind-the-quay', 'what-is-your-limit', 'Sand Wharf', [['< 9', '< 14']]],
    ['mind-the-quay', 'what-is-your-limit', 'Oil Jetty', [['< 9', '< 18']]],
    ['mind-the-quay', 'what-is-your-limit', 'a wait of a second', [wait('0.5', '1')]],
    [
      'tide-keeper',
      'a-light-that-decides',
      'the longer condition',
      [['else if (depth ≥ 8)', 'else if (depth ≥ 8 and depth < 12)']],
    ],
    [
      'tide-keeper',
      'a-light-that-decides',
      'greater than one less',
      [
        ['depth ≥ 12', 'depth > 11'],
        ['depth ≥ 8', 'depth > 7'],
      ],
    ],
    [
      'tide-keeper',
      'a-light-that-decides',
      'no wait, a longer tone',
      [
        ['\n  wait (0.2) seconds', ''],
        ['for (0.2) seconds', 'for (0.5) seconds'],
      ],
    ],
    [
      'count-the-crates',
      'remember',
      'remembered below the inner question',
      [['      set (there) to (1)', '    set (there) to (1)']],
    ],
    ['count-the-crates', 'remember', 'a wait of 0.1', [wait('0.2', '0.1')]],
    [
      'count-the-crates',
      'remember',
      'a gap of a few centimeters',
      [['  else\n    set (there) to (0)', '  else if (distance in cm ≥ 14)\n    set (there) to (0)']],
    ],
    [
      'night-shift',
      'one-stack',
      'asked first',
      [
        ['forever\n', 'forever\n  if (distance in cm < 12)\n    play tone (high) for (0.3) seconds\n'],
        ['  if (distance in cm < 10)\n    play tone (low) for (0.5) seconds', '  wait (0) seconds'],
      ],
    ],
    ['night-shift', 'two-stacks', 'a watch that looks more often', [wait('0.5', '0.2')]],
    [
      'night-shift',
      'leave-a-note',
      'another limit and tone',
      [
        ['< 10', '< 15'],
        ['(low)', '(high)'],
      ],
    ],
    [
      'open-for-ships',
      'build-it',
      'a high tone, more often',
      [['(low) for (0.5)', '(high) for (0.2)'], wait('0.2', '0.5')],
    ],
    [
      'open-for-ships',
      'fix-one-thing',
      'without the tone, in violet',
      [
        ['\n    play tone (low) for (0.5) seconds', ''],
        ['red', 'violet'],
      ],
    ],
    [
      'open-for-ships',
      'fix-one-thing',
      'on and off, a second each',
      [['play tone (low) for (0.5) seconds', 'wait (1) seconds\n    all lights off\n    wait (1) seconds']],
    ],
  ])('%s, %s: %s', (slug, id, _name, changes) => {
    expect(met(slug, id, changes)).not.toContain(false);
  });
});
