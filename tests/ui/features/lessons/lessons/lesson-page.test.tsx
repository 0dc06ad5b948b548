import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { newSessionUser } from '#domain/identity/account/session-user.ts';
import { type LicensedReading, readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { forStudents } from '#domain/lessons/lessons/lesson-for-students.ts';
import { type Lesson, summaryOf } from '#domain/lessons/lessons/lesson.ts';
import { inPlace } from '#ui/features/lessons/lessons/lesson-in-place.ts';
import { Component } from '#ui/features/lessons/lessons/lessons-lesson-page.tsx';
import { viewDataOf } from '#ui/features/lessons/lessons/lesson-views.ts';
import { aDeck, aLesson, anActivity } from '../../../../builders/a-lesson.ts';
import { showPage } from '../../show-page.tsx';
import { richLine, richText } from '../../../../builders/rich-text.ts';

const full: Lesson = aLesson({
  objectives: [{ id: 'order', text: 'put steps in order', checkFor: 'The crate arrives.' }],
  standards: [{ framework: 'CSTA', code: '1A-AP-08', text: 'Model daily processes', alignment: 'addresses' }],
  blocks: [{ category: 'Control', label: 'repeat ( )', introduced: true }],
  materials: [
    { name: 'Crate card', qty: 8, qtyPer: 'pair', optional: false },
    { name: 'Hat', qty: 1, qtyPer: 'class', optional: true, substitute: 'A cap' },
  ],
  activities: [
    anActivity({
      id: 'warm',
      title: 'Warm up',
      minutes: 10,
      kind: 'warm-up',
      say: richText('I am a crane.'),
      teacherNotes: richText('Keep it short.'),
      studentView: richText('Say small words.'),
      tips: [{ kind: 'misconception', text: richText('It does **not** guess.') }],
      pictures: [{ src: '/yard.svg', alt: 'A grid', width: 640, height: 400, caption: 'The yard' }],
    }),
    anActivity({ id: 'build', title: 'Build it', minutes: 35 }),
  ],
  assessment: {
    starterQuestions: [{ id: 'first', text: richText('Which is first?'), choices: ['Socks', 'Shoes'] }],
    exitQuestions: [
      { id: 'why', text: richText('Why does order matter?'), choices: ['It does', 'It does not'] },
    ],
    answers: [
      { questionId: 'first', text: richText('The socks.'), wrong: [{ says: 'Shoes', tells: 'Act it out.' }] },
      {
        questionId: 'why',
        text: richText('Each step builds on the one before.'),
        wrong: [{ says: 'It does not', tells: 'Swap two steps.' }],
      },
    ],
    rubric: [{ criterion: 'Orders', levels: ['Guesses', 'Orders', 'Explains'] }],
  },
  differentiation: {
    support: [richLine('Fewer cards.')],
    stretch: [],
    accessibility: [richLine('Large cards.')],
    ell: [],
  },
});
const before = summaryOf(aLesson({ slug: 'before', title: 'First things' }));
const after = summaryOf(aLesson({ slug: 'after', title: 'Last things' }));

const marisol = newSessionUser({
  id: 'u1',
  email: 'marisol@oak.example',
  requiresPasswordSetup: false,
  signInMethod: 'email',
});

const page = (lesson: Lesson, reading: LicensedReading) =>
  inPlace(readableParts(lesson, reading), [before, summaryOf(lesson), after]);
const show = (reading: LicensedReading = 'open', lesson = full, at = '/lessons/load-the-barge') =>
  showPage(Component, { at, data: page(lesson, reading) });
const section = (name: string) => within(screen.getByRole('region', { name }));

test('the page has every part of a lesson, in reading order', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Load the barge' })).toBeTruthy();
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts).toEqual([
    'In this lesson',
    'What students learn',
    'Why this lesson',
    'The plan',
    'What you need',
    'Before class',
    'In class',
    'Check for understanding',
    'For every student',
    'Standards',
    'Words to know',
    'Blocks',
    'To print and open',
    'What to teach next',
  ]);
  const contents = within(screen.getByRole('navigation', { name: 'In this lesson' })).getAllByRole('link');
  expect(contents.map(({ textContent }) => textContent)).toEqual(parts.slice(1));
  for (const link of contents) {
    expect(document.getElementById((link.getAttribute('href') ?? '').slice(1))).toBeTruthy();
  }
});

test('the agenda lists each activity with its minutes, and their sum', () => {
  show();
  const rows = section('The plan')
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(['ActivityWhat happensMinutes', 'Warm upWarm-up10', 'Build itBuild35', 'Total45']);
});

test('[LES-3] the plan is recalculated for the size of the class', async () => {
  const timed = {
    ...full,
    activities: [anActivity({ minutes: 5, time: [{ kind: 'everyone', amount: 1 }] })],
  };
  show('open', timed);
  const total = () => section('The plan').getByRole('row', { name: /^Total/ }).lastElementChild?.textContent;
  expect(total()).toBe('4');
  const field = screen.getByRole('spinbutton', { name: 'Students in your class' });
  await userEvent.clear(field);
  await userEvent.type(field, '30');
  expect(total()).toBe('5');
  expect(section('The plan').getByText(/Timed for 30 students/)).toBeTruthy();
  expect(section('In class').getByText('5 min')).toBeTruthy();
});

test('an activity for another day is listed below the total', () => {
  const extra = anActivity({ id: 'more', title: 'More', kind: 'extend', minutes: 15 });
  show('open', { ...full, activities: [...full.activities, extra] });
  const rows = section('The plan')
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows.slice(-2)).toEqual(['Total45', 'MoreAnother day15']);
});

test('an activity has its steps, what to say, what students see, notes, tips by kind, pictures and solution', () => {
  show();
  const activity = section('Warm up');
  for (const words of ['I am a crane.', 'Say small words.', 'Keep it short.', 'Misconception', 'The yard']) {
    expect(activity.getByText(words)).toBeTruthy();
  }
  expect(activity.getByText('not').tagName).toBe('STRONG');
  expect(activity.getByRole('img', { name: 'A grid' }).getAttribute('width')).toBe('640');
  expect(activity.getByText('Repeat three times, then stop.')).toBeTruthy();
});

test('[LES-3] both quizzes have their answers, and the meaning of wrong ones', () => {
  show();
  const landed = section('Check for understanding');
  for (const words of ['Which is first?', 'Why does order matter?', 'The socks.', 'Act it out.', '“Shoes”']) {
    expect(landed.getByText(words)).toBeTruthy();
  }
});

test('[LES-4] the sheet has both quizzes to write on, without answers or their meaning', async () => {
  const shown = forStudents(
    readableParts({ ...full, studentSheet: { title: 'My sheet', sections: [] } }, 'open'),
  );
  const { container } = showPage(Component, {
    at: '/lessons/load-the-barge?view=sheet',
    data: { view: 'sheet', title: 'Sheet', lesson: shown },
  });
  expect(container.textContent).toContain('Which is first?☐\u00a0Socks');
  expect(container.textContent).not.toContain('Act it out.');
  expect(container.textContent).not.toContain('The socks.');
});

test('materials are counted for the class, on the page and in the address', async () => {
  show('open', full, '/lessons/load-the-barge?students=9');
  const total = () =>
    section('What you need').getByRole('row', { name: /Crate card/ }).lastElementChild?.textContent;
  expect(total()).toBe('40');
  await userEvent.clear(screen.getByRole('spinbutton', { name: 'Students in your class' }));
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Students in your class' }), '30');
  expect(total()).toBe('120');
  expect(section('What you need').getByText('Or: A cap')).toBeTruthy();
});

test('[LES-3] preparation is checked off, and is still checked on the next visit', async () => {
  localStorage.clear();
  const { unmount } = show();
  const task = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Cut the cards. 5 min' });
  await userEvent.click(task());
  expect(screen.getByText('1 of 1 done. Checked boxes stay on this device.')).toBeTruthy();
  unmount();
  show();
  expect(task().checked).toBe(true);
  await userEvent.click(task());
  expect(task().checked).toBe(false);
});

test('[LES-3] printed material is counted for the class, with its minutes, its files and the alternative', async () => {
  localStorage.clear();
  show('open', { ...full, printables: [aDeck()] }, '/lessons/load-the-barge?students=24');
  const before = section('Before class');
  expect(before.getByText('13 minutes before class, with 24 students.')).toBeTruthy();
  expect(before.getByRole('checkbox', { name: /^Print and cut what this lesson needs/ })).toBeTruthy();
  expect(before.getByText(/each pair, 12 sheets/)).toBeTruthy();
  expect(before.getByText(/Draw the arrows/)).toBeTruthy();
  expect(
    ['Letter', 'A4'].map((paper) =>
      before.getByRole('link', { name: `Printables of ${full.title} as PDF, ${paper}` }).getAttribute('href'),
    ),
  ).toEqual(
    ['letter', 'a4'].map((paper) => `/v1/app/lessons/load-the-barge/download?part=printables&paper=${paper}`),
  );
});

test('[LES-3] one list has what the whole unit needs, and where to print it', () => {
  const lesson = readableParts({ ...full, printables: [aDeck()] }, 'sign-in');
  show('open', full);
  expect(
    section('What you need').getByRole('link', { name: 'Pack list for the whole unit' }).getAttribute('href'),
  ).toBe('/lessons/load-the-barge?view=pack');
  showPage(Component, { at: '/lessons/load-the-barge?view=pack', data: viewDataOf('pack', lesson) });
  expect(screen.getByRole('heading', { name: `Pack list: ${full.unit.title}` })).toBeTruthy();
  expect(screen.getAllByRole('cell', { name: '12 sheets, 13 min' }).length).toBe(3);
});

test('[LES-3] teacher notes can be hidden, on every lesson', async () => {
  localStorage.clear();
  const { unmount, container } = show();
  expect(container.querySelector('[data-notes]')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show teacher notes' }));
  unmount();
  const again = show();
  expect(again.container.querySelector('[data-notes="hidden"]')).toBeTruthy();
  localStorage.clear();
});

test('foreign or invalid stored values are ignored', () => {
  localStorage.setItem('blockyard-lesson-ticks-load-the-barge', '{"a"');
  localStorage.setItem('blockyard-lesson-notes', '7');
  show();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Cut the cards. 5 min' }).checked).toBe(
    false,
  );
  expect(screen.getByText('Keep it short.')).toBeTruthy();
  localStorage.clear();
});

test('[LES-4] the bar links to each view', () => {
  show('open', { ...full, studentSheet: { title: 'Our plan', sections: [] } });
  const bar = within(screen.getByRole('navigation', { name: 'This lesson' }));
  expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/lessons',
    '/v1/app/lessons/load-the-barge/download',
    '/lessons/load-the-barge?view=present',
    // The menu contains the links to the sheet and the file if they do not fit into the bar.
    '/lessons/load-the-barge?view=student',
    '/lessons/load-the-barge?view=sheet',
    '/v1/app/lessons/load-the-barge/download',
  ]);
  expect(bar.getAllByRole('button', { name: 'Print this lesson' })).toHaveLength(2);
});

test('[LES-4] the link is copied, and the page says how to do so if the browser refuses', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toMatch(/^http.*\/lessons\/load-the-barge$/);
});

test('[LES-3] a lesson names its prerequisites', () => {
  show('open', { ...full, prerequisites: ['before', 'not-on-the-list'] });
  const first = screen.getByText('Teach first:');
  expect(within(first).getByRole('link', { name: 'First things' }).getAttribute('href')).toBe(
    '/lessons/before',
  );
  expect(within(first).getAllByRole('link')).toHaveLength(1);
});

test.each(['student', 'sheet'] as const)(
  '[LES-4] the view %s shows what students need and nothing for the teacher, for any user',
  (view) => {
    const sheet = {
      title: 'Our plan',
      sections: [{ title: 'Draw', parts: [{ kind: 'text' as const, text: richText('Name: ______') }] }],
    };
    const lesson = readableParts({ ...full, studentSheet: sheet }, 'open');
    const data = viewDataOf(view, lesson);
    const { container } = showPage(Component, { at: '/lessons/load-the-barge', data });
    expect(container.textContent).toContain(view === 'student' ? 'Say small words.' : 'Our plan');
    for (const secret of [
      'Keep it short.',
      'I am a crane.',
      'It does not guess.',
      'Put the blocks on the Dock.',
      'Repeat three times',
      'Each step builds on',
      'The crate arrives.',
      'Fewer cards.',
    ]) {
      expect(container.textContent).not.toContain(secret);
      expect(JSON.stringify(data)).not.toContain(secret);
    }
  },
);

test('[LES-5] a locked sheet gives the reason', () => {
  const closed = { ...full, access: 'licensed' as const, studentSheet: { title: 'Our plan', sections: [] } };
  showPage(Component, {
    at: '/lessons/load-the-barge',
    data: viewDataOf('sheet', readableParts(closed, 'trial-ended')),
  });
  expect(screen.getByText('Student sheet: Load the barge')).toBeTruthy();
  expect(screen.getByText(/Your trial has ended/)).toBeTruthy();
});

test('assessment has questions, choices, answers and a rubric', () => {
  show();
  const part = section('Check for understanding');
  expect(part.getByText('Why does order matter?')).toBeTruthy();
  expect(part.getByText('It does not')).toBeTruthy();
  expect(part.getByText('Each step builds on the one before.')).toBeTruthy();
  expect(part.getByRole('row', { name: 'Orders Guesses Orders Explains' })).toBeTruthy();
});

test('previous and next follow the list', () => {
  show();
  const beside = within(screen.getByRole('navigation', { name: 'More lessons' }));
  expect(beside.getByRole('link', { name: /First things/ }).getAttribute('href')).toBe('/lessons/before');
  expect(beside.getByRole('link', { name: /Last things/ }).getAttribute('href')).toBe('/lessons/after');
});

test.each([
  ['sign-in', /Log in to open this part/, 'Log in', '/login?redirectUrl=%2Flessons%2Fload-the-barge'],
  ['trial-ended', /Your trial has ended/, 'See your license', '/settings/license'],
  ['no-license', /Your license has ended/, 'See your license', '/settings/license'],
] as const)(
  '[LES-5] a part locked by %s has a description, the reason, and the next step',
  (reading, why, link, href) => {
    show(reading);
    expect(screen.queryByText('Repeat three times, then stop.')).toBeNull();
    const activity = section('Build it');
    expect(activity.getByText('Solution: Build it')).toBeTruthy();
    expect(activity.getByText(why)).toBeTruthy();
    expect(activity.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
    expect(section('To print and open').getByText('Answer key')).toBeTruthy();
    expect(section('Check for understanding').getByText('Answers to the quizzes')).toBeTruthy();
  },
);

test('a licensed lesson shows its agenda, and each activity says that it is locked', () => {
  show('sign-in', { ...full, access: 'licensed' });
  expect(section('The plan').getByRole('link', { name: 'Build it' })).toBeTruthy();
  expect(section('Build it').getByText(/come with a trial or a license/)).toBeTruthy();
  expect(screen.queryByText('Put the blocks on the Dock.')).toBeNull();
});

test('a page rendered for a visitor is fetched again, once, for a signed-in user', async () => {
  const load = vi.fn<() => unknown>(() => page(full, 'open'));
  showPage(Component, {
    at: '/lessons/load-the-barge',
    data: page(full, 'sign-in'),
    session: { state: 'signed-in', user: marisol, missing: [] },
    load,
  });
  expect((await screen.findAllByText('Repeat three times, then stop.'))[0]).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('missing parts leave neither a heading nor a link', () => {
  show('open', { ...full, standards: [], blocks: [] });
  for (const name of ['Standards', 'Blocks']) {
    expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
});

describe('a link with blocks', () => {
  const program = richText('```blocks\nwhen button pressed\nstop motor\n```');
  const tried = { ...full, activities: [anActivity({ id: 'tried', studentView: program }), anActivity()] };
  const nowhere = /belong to an activity that this lesson no longer has/;
  const openAt = (hash: string, reading: LicensedReading = 'open', lesson: Lesson = tried) => {
    window.history.replaceState(null, '', hash);
    return show(reading, lesson);
  };

  test.each(['#try=gone.1.AAAA', '#try=build.1.AAAA', '#try='])(
    'for an activity without any, %s, says so (regression)',
    (hash) => {
      openAt(hash);
      expect(screen.getByText(nowhere)).toBeTruthy();
    },
  );

  test('says so in the view for students, too (regression)', () => {
    window.history.replaceState(null, '', '#try=gone.1.AAAA');
    showPage(Component, {
      at: '/lessons/load-the-barge?view=student',
      data: viewDataOf('student', readableParts(tried, 'open')),
    });
    expect(screen.getByText(nowhere)).toBeTruthy();
  });

  test.each([
    ['its activity has them', '#try=tried.1.AAAA', 'open', tried],
    ['the activity is locked yet', '#try=tried.1.AAAA', 'sign-in', { ...tried, access: 'licensed' }],
    ['it brings none', '#activity-tried', 'open', tried],
  ] as const)('has no message if %s', (_what, hash, reading, lesson) => {
    openAt(hash, reading, lesson);
    expect(screen.queryByText(nowhere)).toBeNull();
  });
});

describe('the note for home', () => {
  const family = { did: 'We loaded a barge.', ask: 'What came first?', tryThis: 'Make a sandwich.' };
  const lesson = readableParts({ ...full, access: 'licensed', family }, 'sign-in');

  test('is on the page of the lesson, with a printable page of its own', () => {
    showPage(Component, { at: '/lessons/load-the-barge', data: inPlace(lesson, []) });
    expect(section('For home').getByText('Make a sandwich.')).toBeTruthy();
    const link = section('For home').getByRole('link', { name: 'Open the note to print' });
    expect(link.getAttribute('href')).toBe('/lessons/load-the-barge?view=family');
  });

  test('its page has the note and nothing else of the lesson', () => {
    const data = viewDataOf('family', lesson);
    const { container } = showPage(Component, { at: '/lessons/load-the-barge?view=family', data });
    for (const words of Object.values(family)) expect(container.textContent).toContain(words);
    expect(JSON.stringify(data)).not.toContain('Misconception');
    expect(Object.keys(data.lesson).sort()).toEqual(['cover', 'family', 'slug', 'title', 'unit']);
  });
});
