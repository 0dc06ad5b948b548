import { describe, expect, test } from 'vitest';
import { met, wait, type Change } from './changed-solution.ts';

describe('the mistakes in the lessons are detected', () => {
  test.each<[string, string, string, readonly Change[]]>([
    ['call-the-ferry', 'build-the-call', 'no wait', [['wait (2) seconds\n', '']]],
    [
      'call-the-ferry',
      'build-the-call',
      'the wait after the dark, as in stack B',
      [
        ['play tone (high) for (1) seconds\nwait (2) seconds\nall lights off', 'LATER'],
        ['LATER', 'all lights off\nplay tone (high) for (1) seconds\nwait (2) seconds'],
      ],
    ],
    ['call-the-ferry', 'build-the-call', 'no dark, as in stack C', [['\nall lights off', '']]],
    ['call-the-ferry', 'build-the-call', 'no event, as in stack A', [['when button pressed\n', '']]],
    ['call-the-ferry', 'which-ferry', 'the tones of one ferry, the color of another', [['yellow', 'green']]],
    ['signals-in-the-fog', 'a-loop-in-a-loop', 'the long wait inside', [['\n  wait (6)', '\n    wait (6)']]],
    ['signals-in-the-fog', 'a-loop-in-a-loop', 'the silence heard taken for the wait', [wait('6', '7')]],
    ['signals-in-the-fog', 'your-own-ship', 'a round of 13 seconds', [wait('5', '6')]],
    [
      'signals-in-the-fog',
      'your-own-ship',
      'off after the wait',
      [['all lights off\n  wait (1) seconds', 'wait (1) seconds\n  all lights off']],
    ],
    [
      'harbor-light',
      'the-long-way',
      'the wait after the first flash forgotten',
      [['all lights off\nwait (0.5) seconds\nall lights on', 'all lights off\nall lights on']],
    ],
    ['harbor-light', 'fold-it', 'repeat (4) around four blocks', [['repeat (2)', 'repeat (4)']]],
    [
      'harbor-light',
      'fold-it',
      'the last wait left outside',
      [['all lights off\n  wait', 'all lights off\nwait']],
    ],
    [
      'harbor-light',
      'light-your-pier',
      'the long wait inside the small loop',
      [['\n  wait (2)', '\n    wait (2)']],
    ],
    ['harbor-light', 'light-your-pier', 'once only', [['forever', 'repeat (1)']]],
    ['mind-the-quay', 'ask-again', 'asked once', [['forever', 'repeat (1)']]],
    ['mind-the-quay', 'ask-again', 'the two ways swapped', [['< 10', '> 10']]],
    ['mind-the-quay', 'ask-again', 'the limit itself red', [['< 10', '≤ 10']]],
    [
      'mind-the-quay',
      'what-is-your-limit',
      'the tone in both ways',
      [['color (green)', 'color (green)\n    play tone (low) for (0.2) seconds']],
    ],
    ['mind-the-quay', 'what-is-your-limit', 'the limit itself red', [['<', '≤']]],
    ['mind-the-quay', 'what-is-your-limit', 'the limit of no card', [['< 9', '< 10']]],
    [
      'tide-keeper',
      'a-light-that-decides',
      'depth set once',
      [
        [
          'forever\n  set (depth) to (30 - (distance in cm))',
          'set (depth) to (30 - (distance in cm))\nforever',
        ],
      ],
    ],
    [
      'tide-keeper',
      'a-light-that-decides',
      'the distance asked, not the depth',
      [['if (depth', 'if ((distance in cm)']],
    ],
    [
      'tide-keeper',
      'a-light-that-decides',
      'the easier question first',
      [
        ['depth ≥ 12', 'depth ≥ 9'],
        ['depth ≥ 8', 'depth ≥ 12'],
        ['depth ≥ 9', 'depth ≥ 8'],
      ],
    ],
    ['tide-keeper', 'a-light-that-decides', 'three separate questions', [['else if', 'if']]],
    ['tide-keeper', 'test-at-the-edge', 'one of two faults left', [['≥ 8', '≥ 7']]],
    ['count-the-crates', 'careless-counter', 'set to one', [['(crates + 1)', '(1)']]],
    [
      'count-the-crates',
      'careless-counter',
      'begun anew in each turn',
      [['forever', 'forever\n  set (crates) to (0)']],
    ],
    ['count-the-crates', 'remember', 'never set back', [['  else\n    set (there) to (0)\n', '']]],
    ['count-the-crates', 'remember', 'never remembered', [['\n      set (there) to (1)', '']]],
    ['count-the-crates', 'remember', 'a long wait', [wait('0.2', '3')]],
    [
      'night-shift',
      'one-stack',
      'asked once, above the loop',
      [
        ['forever\n', 'if (distance in cm < 10)\n  play tone (low) for (0.5) seconds\nforever\n'],
        ['\n  if (distance in cm < 10)\n    play tone (low) for (0.5) seconds', ''],
      ],
    ],
    [
      'night-shift',
      'two-stacks',
      'the new stack without its event',
      [['when program starts\nforever\n  if', 'forever\n  if']],
    ],
    [
      'night-shift',
      'two-stacks',
      'still one stack',
      [
        ['\n\nwhen program starts\nforever\n  if', '\n  if'],
        ['\n  wait (0.5) seconds', ''],
      ],
    ],
    [
      'night-shift',
      'leave-a-note',
      'the watch sets the lights itself',
      [['set (alarm) to (1)', 'all lights on, color (red)']],
    ],
    [
      'night-shift',
      'leave-a-note',
      'the watch clears the note by itself',
      [
        [
          '    play tone (low) for (0.5) seconds',
          '    play tone (low) for (0.5) seconds\n  else\n    set (alarm) to (0)',
        ],
      ],
    ],
    ['night-shift', 'leave-a-note', 'no button', [['\n\nwhen button pressed\nset (alarm) to (0)', '']]],
    ['open-for-ships', 'build-it', '15 cm itself heard', [['< 15', '≤ 15']]],
    ['open-for-ships', 'build-it', 'asked once', [['forever', 'repeat (1)']]],
    ['open-for-ships', 'fix-one-thing', 'never off again', [['\n  else\n    all lights off', '']]],
    [
      'open-for-ships',
      'fix-one-thing',
      'too quick a light',
      [
        [
          'play tone (low) for (0.5) seconds',
          'wait (0.2) seconds\n    all lights off\n    wait (0.2) seconds',
        ],
        wait('0.5', '0'),
      ],
    ],
  ])('%s, %s: %s', (slug, id, _name, changes) => {
    expect(met(slug, id, changes)).toContain(false);
  });
});
