import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faqGroups } from '#ui/features/lessons/getting-started/messages/en/faqs.ts';
import { countFaqs, matchingFaqs } from '#ui/features/lessons/getting-started/faqs/faq-search.ts';
import { Component as Faqs } from '#ui/features/lessons/getting-started/getting-started-faqs-page.tsx';
import { showPage } from '../../show-page.tsx';

const path = '/getting-started/faqs';
const show = (at = path) => showPage(Faqs, { at, path });
const search = () => screen.getByRole('searchbox', { name: 'Search the answers' });
const questions = () => [...document.querySelectorAll('.faq summary')].map(({ textContent }) => textContent);
const openAnswers = () => [...document.querySelectorAll('details.faq[open] .faq-answer')].map(({ id }) => id);

// jsdom has no layout, so it cannot scroll.
const scrolled = vi.fn<() => void>();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => scrolled.mockReset());

test('[GST-1] there are at least 24 answers, in groups, closed at first', () => {
  show();
  expect(countFaqs(faqGroups)).toBeGreaterThanOrEqual(24);
  expect(screen.getAllByRole('region').length).toBeGreaterThanOrEqual(6);
  expect(questions()).toHaveLength(countFaqs(faqGroups));
  expect(openAnswers()).toEqual([]);
});

test('[GST-1] typing filters the answers at once, shows the number of matches, and updates the address', async () => {
  window.history.replaceState(null, '', path);
  show();
  await userEvent.type(search(), 'ipad');
  expect(questions()).toContain('Does it work on an iPad?');
  expect(questions()).not.toContain('Do I need to know how to code?');
  expect(screen.getByText(/^\d+ of \d+ answers$/)).toBeTruthy();
  await waitFor(() => expect(window.location.search).toBe('?q=ipad'));
});

test('every word must be in the question, answer or group, with or without accents', () => {
  const found = matchingFaqs(faqGroups, 'lïnk SPAM').flatMap(({ faqs }) => faqs.map(({ id }) => id));
  expect(found).toEqual(['no-link']);
  expect(countFaqs(matchingFaqs(faqGroups, ''))).toBe(countFaqs(faqGroups));
});

test('a few answers are open at once', () => {
  show(`${path}?q=spam`);
  expect(openAnswers()).toEqual(['no-link']);
});

test('[GST-1] the address filters the answers, also without scripts', () => {
  show(`${path}?q=epilepsy`);
  expect(questions()).toEqual(['Are the lights safe for students with epilepsy?']);
  expect(search()).toHaveProperty('value', 'epilepsy');
  const form = search().closest('form');
  expect(form?.method).toBe('get');
  expect(new URL(form?.action ?? '').pathname).toBe(path);
});

test('[UI-6] without a match, the page says how to widen the search and links back', async () => {
  const { router } = show(`${path}?q=submarine`);
  expect(screen.getByRole('heading', { level: 2, name: 'No answers match your search' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Show all answers' }));
  expect(router.state.location.search).toBe('');
  expect(questions()).toHaveLength(countFaqs(faqGroups));
  expect(search()).toHaveProperty('value', '');
});

test('[GST-1] the answer in the address is open and in view, the others are closed', () => {
  show(`${path}#trial`);
  expect(openAnswers()).toEqual(['trial']);
  expect(scrolled).toHaveBeenCalledOnce();
  const answer = document.getElementById('trial');
  if (answer === null) throw new Error('The answer about the trial is missing.');
  expect(within(answer).getByText(/^30 days/)).toBeTruthy();
  expect(within(answer).getByRole('link', { name: 'Link to this answer' }).getAttribute('href')).toBe(
    '#trial',
  );
});

test('a URL with an invalid hash shows the page', () => {
  show(`${path}#%E0%A4%A`);
  expect(openAnswers()).toEqual([]);
});

test('the contact line has the search text', () => {
  show(`${path}?q=invoice`);
  const link = screen.getByRole('link', { name: /^Write to / });
  const asked = new URL(link.getAttribute('href') ?? '').searchParams;
  expect(asked.get('subject')).toBe('A question about: invoice');
});

test('the questions are in a data block for search engines', () => {
  const { container } = show();
  const text = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(text).not.toContain('<');
  const data: unknown = JSON.parse(text);
  expect(data).toMatchObject({ '@type': 'FAQPage' });
  expect((data as { mainEntity: unknown[] }).mainEntity).toHaveLength(countFaqs(faqGroups));
  expect(text).not.toContain('](/');
});
