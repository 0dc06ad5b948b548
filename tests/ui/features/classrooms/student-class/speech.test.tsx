import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anActivity, aProject } from '../../../../builders/a-lesson.ts';
import { richLine, richText } from '../../../../builders/rich-text.ts';
import { barge } from '../classrooms/open-classrooms.tsx';
import { aClassOfStudents } from './open-class.tsx';

class FakeSynthesis extends EventTarget {
  voices: readonly string[] = ['English'];
  said: FakeUtterance[] = [];
  canceled = 0;
  getVoices = (): readonly string[] => this.voices;
  speak = (utterance: FakeUtterance): void => void this.said.push(utterance);
  cancel = (): void => void (this.canceled += 1);
}
class FakeUtterance extends EventTarget {
  lang = '';
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
  tell(type: string, more: object = {}): void {
    act(() => void this.dispatchEvent(Object.assign(new Event(type), more)));
  }
}

let synthesis: FakeSynthesis;
beforeEach(() => {
  synthesis = new FakeSynthesis();
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function openEntry() {
  const { aTab } = await aClassOfStudents('picture');
  const opened = await aTab().open('/class');
  await screen.findByRole('heading', { level: 1, name: 'Find your class' });
  return opened;
}
const marked = () => [...document.querySelectorAll('[data-spoken]')].map((word) => word.textContent?.trim());
const readToMe = () => screen.findByRole('button', { name: 'Read to me' });

describe('[C21] instructions are read aloud', () => {
  test('only after a tap, with the spoken word highlighted, until the end', async () => {
    const { person } = await openEntry();
    expect(synthesis.said).toEqual([]);
    await person.click(await readToMe());
    const [said] = synthesis.said;
    if (said === undefined) throw new Error('Nothing is said.');
    expect(document.body.textContent).toContain(said.text);
    const words = said.text.split(' ');
    said.tell('boundary', { charIndex: 0 });
    expect(marked()).toEqual([words[0]]);
    said.tell('boundary', { charIndex: (words[0]?.length ?? 0) + 1 });
    expect(marked()).toEqual([words[1]]);
    said.tell('end');
    expect(marked()).toEqual([]);
    expect(await readToMe()).toBeTruthy();
  });

  test('a second tap stops the voice', async () => {
    const { person } = await openEntry();
    await person.click(await readToMe());
    const before = synthesis.canceled;
    await person.click(await screen.findByRole('button', { name: 'Stop reading' }));
    expect(synthesis.canceled).toBe(before + 1);
    expect(marked()).toEqual([]);
  });

  test('voices that load late are waited for, as on ChromeOS', async () => {
    synthesis.voices = [];
    const { person } = await openEntry();
    await person.click(await readToMe());
    expect(synthesis.said).toEqual([]);
    synthesis.voices = ['English'];
    act(() => void synthesis.dispatchEvent(new Event('voiceschanged')));
    expect(synthesis.said).toHaveLength(1);
    expect(screen.queryByText(/has no voice/)).toBeNull();
  });

  test('a computer without a voice says so, and the text stays', async () => {
    synthesis.voices = [];
    const { person } = await openEntry();
    const button = await readToMe();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await person.click(button);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('This computer cannot read aloud. You can read the words here.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await readToMe()).toBeTruthy();
    expect(screen.getByLabelText('Class code')).toBeTruthy();
    synthesis.said[0]?.tell('start');
    expect(screen.queryByText(/has no voice/)).toBeNull();
  });

  test('the goals and the instructions of an activity are read, without its blocks', async () => {
    const { aTab, lessons, assignment, cardOf, code } = await aClassOfStudents('word');
    const goals = [{ says: richLine('It is *red*.'), happens: [], until: 1000, ways: [[]] }];
    const studentView = richText('Build it.\n\n```blocks\nwhen program starts\n```');
    await lessons.load([
      { ...barge, activities: [anActivity({ studentView, project: aProject({ goals }) })] },
    ]);
    const tab = aTab();
    const { id, value } = cardOf('Mia');
    await tab.studentClass.logIn({ classCode: code, studentId: id, login: value, flag: 3 });
    const { person } = await tab.open(`/class/lesson/${assignment.id}/build`);
    await person.click(await readToMe());
    expect(synthesis.said.map(({ text }) => text)).toEqual(['It is red. Build it.']);
  });

  test('a hint that the student opens can be read, too', async () => {
    const { aTab, lessons, assignment, cardOf, code } = await aClassOfStudents('word');
    const hints = [richText('Look at the *first* block.')];
    await lessons.load([{ ...barge, activities: [anActivity({ project: aProject({ hints }) })] }]);
    const tab = aTab();
    const { id, value } = cardOf('Mia');
    await tab.studentClass.logIn({ classCode: code, studentId: id, login: value, flag: 3 });
    const { person } = await tab.open(`/class/lesson/${assignment.id}/build`);
    await person.click(await screen.findByRole('button', { name: /hint/i }));
    const hint = within(await screen.findByRole('list', { name: 'Hints' })).getByRole('listitem');
    await person.click(within(hint).getByRole('button', { name: 'Read to me' }));
    expect(synthesis.said.map(({ text }) => text)).toEqual(['Look at the first block.']);
  });

  test('a browser without speech has no such button, and the rest works', async () => {
    vi.stubGlobal('speechSynthesis', undefined);
    Reflect.deleteProperty(window, 'speechSynthesis');
    await openEntry();
    expect(screen.queryByRole('button', { name: 'Read to me' })).toBeNull();
    expect(screen.getByLabelText('Class code')).toBeTruthy();
  });
});
