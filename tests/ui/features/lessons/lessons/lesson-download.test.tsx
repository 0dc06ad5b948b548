import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LessonFiles } from '#application/client/lessons/ports/lesson-files.ts';
import { readableParts } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { err, ok } from '#domain/result.ts';
import { inPlace } from '#ui/features/lessons/lessons/lesson-in-place.ts';
import { Component } from '#ui/features/lessons/lessons/lessons-lesson-page.tsx';
import { showToastsWith } from '#ui/components/notices/toast.ts';
import { aGate } from '../../../../builders/a-gate.ts';
import { aLesson } from '../../../../builders/a-lesson.ts';
import { showPage } from '../../show-page.tsx';

const pdf = new Uint8Array([37, 80, 68, 70]);
const saved = vi.fn<(name: string) => void>();

beforeEach(() => {
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(`${this.download} ${this.href}`);
  });
});

const show = (slug: string, lessonFiles: LessonFiles) =>
  showPage(Component, {
    at: `/lessons/${slug}`,
    data: inPlace(readableParts(aLesson({ slug }), 'sign-in'), []),
    lessonFiles,
  });
const button = () => screen.getAllByRole('link', { name: 'Download all' })[0] as HTMLAnchorElement;

test('[LES-4] without scripts the button is a link to the file, in the action bar, in its menu and in the resources', () => {
  show('one', { make: async () => err({ kind: 'service/unreachable' }) });
  const links = screen.getAllByRole('link', { name: 'Download all' });
  expect(links).toHaveLength(3);
  for (const link of links) expect(link.getAttribute('href')).toBe('/v1/app/lessons/one/download');
});

test('[UI-5] the file is made, shown again on returning, and saved', async () => {
  const gate = aGate();
  const requests: string[] = [];
  const files: LessonFiles = {
    make: async (slug, { part } = {}) => {
      requests.push(`${slug} ${part}`);
      await gate.opened;
      return ok({ fileName: 'two.pdf', bytes: pdf });
    },
  };
  const { unmount } = show('two', files);
  await userEvent.click(button());
  expect(screen.getAllByRole('link', { name: 'Making the file …' })).toHaveLength(3);
  expect(screen.getByText('Making the file …', { selector: 'output' })).toBeTruthy();
  unmount();
  show('two', files);
  await userEvent.click(screen.getAllByRole('link', { name: 'Making the file …' })[0] as HTMLElement);
  expect(requests).toEqual(['two lesson']);
  gate.open();
  await waitFor(() => expect(button()).toBeTruthy());
  expect(saved).toHaveBeenCalledExactlyOnceWith('two.pdf blob:made');
  const received: string[] = [];
  showToastsWith(({ text }) => received.push(text));
  expect(received).toEqual(['two.pdf is in your downloads.']);
});

test('[UI-6] if the file cannot be made, the page gives the reason, and the button retries', async () => {
  const answers = [err({ kind: 'service/unreachable' } as const), ok({ fileName: 'three.pdf', bytes: pdf })];
  show('three', { make: async () => answers.shift() ?? err({ kind: 'service/unreachable' }) });
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/reach/i));
  await userEvent.click(button());
  await waitFor(() => expect(saved).toHaveBeenCalledWith('three.pdf blob:made'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[LES-4] editable slides are requested with their own type, and only their button says so', async () => {
  const gate = aGate();
  const requests: unknown[] = [];
  const make: LessonFiles['make'] = async (slug, options) => {
    requests.push([slug, options]);
    await gate.opened;
    return ok({ fileName: 'four-slides.pptx', bytes: pdf });
  };
  show('four', { make });
  const slides = screen.getByRole('link', { name: 'Slides to edit (PPTX)' });
  expect(slides.getAttribute('href')).toBe('/v1/app/lessons/four/download?part=slides');
  await userEvent.click(slides);
  expect(requests).toEqual([['four', { part: 'slides' }]]);
  expect(screen.getAllByRole('link', { name: 'Making the file …' })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Download all' })).toHaveLength(3);
  gate.open();
  await waitFor(() => expect(saved).toHaveBeenCalledWith('four-slides.pptx blob:made'));
});
