import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeSave } from '#domain/classrooms/class-work/merge-programs.ts';
import { keepsVersion, parseProgramName, versionMs } from '#domain/classrooms/class-work/student-program.ts';

const started = 'when program starts\nall lights off';
const pressed = 'when button pressed\nplay tone (high) for (1) seconds';
const both = `${started}\n\n${pressed}`;
const changed = 'when program starts\nall lights on, color (red)';

const stored = (base: string | null, mine: string, current: string | null) => {
  const saved = mergeSave(base, mine, current);
  return saved.ok ? saved.value : saved.error;
};

describe('[CLS-1] [C11] a save', () => {
  test.each<[string, string | null, string, string | null, object]>([
    ['of a new program', null, started, null, { text: started, merged: false }],
    ['of what was loaded', both, started, both, { text: started, merged: false }],
    ['that is repeated', both, started, started, { text: started, merged: false }],
    ['that changes nothing, of an old state', started, started, both, { text: both, merged: true }],
    [
      'of one stack, while another was added',
      started,
      changed,
      both,
      { text: `${changed}\n\n${pressed}`, merged: true },
    ],
    [
      'that removes one stack, while the other was removed',
      both,
      pressed,
      started,
      { text: '', merged: true },
    ],
    [
      'of a stack that was changed, too',
      started,
      changed,
      `${started}\nwait (1) seconds`,
      { text: changed, merged: true },
    ],
    ['of an unknown state', null, changed, both, { text: changed, merged: true }],
  ])('%s', (_, ...[base, mine, current, expected]) => {
    expect(stored(base, mine, current)).toEqual(expected);
  });

  test('that is not a program is refused', () => {
    expect(stored(null, 'all the lights', started)).toBe('malformed');
  });

  test('that was merged can be repeated by both computers without another change', () => {
    const stack = fc.constantFrom(started, pressed, changed, 'when button pressed\nall lights off');
    const program = fc.uniqueArray(stack, { maxLength: 4 }).map((stacks) => stacks.join('\n\n'));
    fc.assert(
      fc.property(program, program, program, (base, mine, theirs) => {
        const saved = mergeSave(base, mine, theirs);
        if (!saved.ok) throw new Error('a program was refused');
        const { text } = saved.value;
        expect(stored(text, text, text)).toEqual({ text, merged: false });
        expect(stored(theirs, text, text)).toEqual({ text, merged: false });
      }),
    );
  });

  test('[C11] [CLS-3] that is sent twice keeps what another tab built in between', () => {
    const theirs = `${changed}\n\n${pressed}`;
    expect(stored(started, changed, theirs)).toEqual({ text: theirs, merged: true });
    const later = `${changed}\n\nall lights off`;
    const text = `${changed}\n\nall lights off\n\n${pressed}`;
    expect(stored(started, later, theirs)).toEqual({ text, merged: true });
  });

  test('keeps every stack that either of two computers added', () => {
    const base = started;
    const mine = `${started}\n\n${pressed}`;
    const theirs = `${started}\n\nwhen button pressed\nall lights off`;
    expect(stored(base, mine, theirs)).toEqual({
      text: `${started}\n\n${pressed}\n\nwhen button pressed\nall lights off`,
      merged: true,
    });
  });
});

describe('[CLS-1] [C10] is stored in its state before a save', () => {
  const before = { text: `${started}\nwait (1) seconds\nwait (1) seconds`, versionedAt: 1_000 };
  test.each([
    ['not for a small change soon after', `${started}\nwait (1) seconds`, false, 1, false],
    ['after two minutes', `${started}\nwait (1) seconds`, false, versionMs, true],
    ['where most of the program is removed', 'when program starts', false, 1, true],
    ['where work from another computer was merged', before.text, true, 1, true],
  ])('%s', (_, ...[text, merged, later, expected]) => {
    expect(keepsVersion(before, { text, merged, at: before.versionedAt + later })).toBe(expected);
  });
});

test.each([
  ['  My   light ', { ok: true, value: 'My light' }],
  [' ', { ok: false, error: 'required' }],
  ['x'.repeat(61), { ok: false, error: 'too-long' }],
  ['a\u0000b', { ok: false, error: 'malformed' }],
])('[CLS-1] the name of the program is %j', (typed, expected) => {
  expect(parseProgramName(typed)).toEqual(expected);
});
