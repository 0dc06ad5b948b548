import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { checkGoals } from '#domain/programs/check-goals.ts';
import { parseProgram } from '#domain/programs/parse-program.ts';

const lessons = await loadLessons(join(import.meta.dirname, '../../content/lessons'));

function activityOf(slug: string, id: string) {
  const activity = lessons.find((lesson) => lesson.slug === slug)?.activities.find((each) => each.id === id);
  if (activity?.project === undefined || activity.projectSolution === undefined)
    throw new Error(`${slug} has no project ${id}`);
  return { goals: activity.project.goals, solution: activity.projectSolution };
}

type Change = readonly [from: string, to: string];

/** Which goals a program meets: the solution with these changes. */
function met(slug: string, id: string, changes: readonly Change[]): readonly boolean[] {
  const { goals, solution } = activityOf(slug, id);
  const text = changes.reduce((program, [from, to]) => {
    expect(program).toContain(from);
    return program.replaceAll(from, to);
  }, solution);
  const read = parseProgram(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return checkGoals(read.value, goals).map((result) => result.met);
}

const wait = (from: string, to: string): Change => [`wait (${from}) seconds`, `wait (${to}) seconds`];

describe('what is right in another way passes', () => {
  test.each<[string, string, string, readonly Change[]]>([
    ['harbour-light', 'the-long-way', 'another colour', [['yellow', 'blue']]],
    ['harbour-light', 'the-long-way', 'slower flashes', [wait('0.5', '0.8')]],
    ['harbour-light', 'light-your-pier', 'North Pier', [['repeat (3)', 'repeat (2)']]],
    ['harbour-light', 'light-your-pier', 'Old Mole', [['repeat (3)', 'repeat (5)']]],
    ['harbour-light', 'light-your-pier', 'two seconds to the card', [wait('2', '1.5')]],
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
        ['all lights on, colour (green)', 'all lights off'],
        ['red', 'white'],
      ],
    ],
    [
      'mind-the-quay',
      'what-is-your-limit',
      'dark for come on',
      [['all lights on, colour (green)', 'all lights off']],
    ],
    [
      'tide-keeper',
      'a-light-that-decides',
      'fewer lights in place of colours alone',
      [
        [
          'all lights on, colour (yellow)',
          'all lights off\n    light (1) on, colour (yellow)\n    light (2) on, colour (yellow)',
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
      'a gap of a few centimetres',
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
      'mend-one-thing',
      'without the tone, in violet',
      [
        ['\n    play tone (low) for (0.5) seconds', ''],
        ['red', 'violet'],
      ],
    ],
    [
      'open-for-ships',
      'mend-one-thing',
      'on and off, a second each',
      [['play tone (low) for (0.5) seconds', 'wait (1) seconds\n    all lights off\n    wait (1) seconds']],
    ],
  ])('%s, %s: %s', (slug, id, _name, changes) => {
    expect(met(slug, id, changes)).not.toContain(false);
  });
});

describe('the mistakes that the lessons speak of are seen', () => {
  test.each<[string, string, string, readonly Change[]]>([
    [
      'harbour-light',
      'the-long-way',
      'the wait after the first flash forgotten',
      [['all lights off\nwait (0.5) seconds\nall lights on', 'all lights off\nall lights on']],
    ],
    ['harbour-light', 'fold-it', 'repeat (4) around four blocks', [['repeat (2)', 'repeat (4)']]],
    [
      'harbour-light',
      'fold-it',
      'the last wait left outside',
      [['all lights off\n  wait', 'all lights off\nwait']],
    ],
    [
      'harbour-light',
      'light-your-pier',
      'the long wait inside the small loop',
      [['\n  wait (2)', '\n    wait (2)']],
    ],
    ['harbour-light', 'light-your-pier', 'once only', [['forever', 'repeat (1)']]],
    ['mind-the-quay', 'ask-again', 'asked once', [['forever', 'repeat (1)']]],
    ['mind-the-quay', 'ask-again', 'the two ways swapped', [['< 10', '> 10']]],
    ['mind-the-quay', 'ask-again', 'the limit itself red', [['< 10', '≤ 10']]],
    [
      'mind-the-quay',
      'what-is-your-limit',
      'the tone in both ways',
      [['colour (green)', 'colour (green)\n    play tone (low) for (0.2) seconds']],
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
      [['set (alarm) to (1)', 'all lights on, colour (red)']],
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
    ['open-for-ships', 'mend-one-thing', 'never off again', [['\n  else\n    all lights off', '']]],
    [
      'open-for-ships',
      'mend-one-thing',
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
