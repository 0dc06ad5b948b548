import { expect, test } from 'vitest';
import { ReactMailTemplates } from '#adapters/react-email/react-mail-templates.tsx';
import { notices } from '#application/service/ports/mail-templates.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { type SignInMailPurpose, signInMailPurposes } from '#domain/identity/sign-in/sign-in-mail.ts';
import { noticeNames } from '#domain/billing/notices/notice-table.ts';
import { signInWords } from '../../../builders/sign-in-words.ts';

const link = 'https://blockyard.example/login?mode=signIn&oobCode=a_b&apiKey=k&lang=en';
const write = (given = link, purpose: SignInMailPurpose = 'login') =>
  new ReactMailTemplates().signInLink({ to: 'ada@lovelace.test', purpose, link: given, code: '042137' });

test('the mail has the link in button and text, escaped once', async () => {
  const { to, subject, html, text } = await write();
  expect(to).toBe('ada@lovelace.test');
  expect(subject).toBe('Your link to log in to Blockyard');
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
  expect(hrefs).toEqual([link, link]);
  expect(text).toContain(link);
});

test('[ONB-2] the mails for a login, a sign-up and a confirmation differ in subject and text', async () => {
  const mails = await Promise.all(signInMailPurposes.map((purpose) => write(link, purpose)));
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your link to log in to Blockyard',
    'Finish signing up for Blockyard',
    'Confirm your Blockyard account',
  ]);
  expect(new Set(mails.map(({ text }) => text)).size).toBe(3);
  expect(mails[1]?.text).toContain('If you have an account already, it logs you in.');
});

test('HTML and text say that the mail works once, for how long, and what to do if the reader did not request it', async () => {
  const { html, text } = await write();
  for (const words of [html, text]) {
    expect(words).toContain('works once');
    expect(words).toContain('six hours');
    expect(words).toContain('did not ask');
  }
});

test('the code is shown in two groups and copied as one number, and both have its validity', async () => {
  const { html, text } = await write();
  expect(html).toMatch(/<span[^>]*>042<\/span><span style="margin-left:14px">137<\/span>/);
  expect(text).toMatch(/(?<!\d)042137(?!\d)/);
  for (const words of [html, text]) expect(words).toContain('10 minutes');
});

test('the preview of an inbox or a locked screen shows neither the code nor the link', async () => {
  const { html, subject } = await write();
  const preview = html.slice(0, html.indexOf('<table'));
  expect(`${subject} ${preview}`).not.toMatch(/042|oobCode/);
});

test('the mail has a language and both color schemes, and loads nothing remote', async () => {
  const { html } = await write();
  expect(html).toContain('lang="en"');
  expect(html).toContain('light dark');
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).not.toMatch(/<img|<script|<link|url\(/);
});

test('a link cannot add HTML to a mail', async () => {
  const { html } = await write('https://blockyard.example/login?x="><script>alert(1)</script>');
  expect(html).not.toContain('<script');
});

test("in dark mode no element has a light background, including the library's wrappers", async () => {
  const { html } = await write();
  const dark = /prefers-color-scheme: dark\) \{(?<rules>.*?)<\/style>/s.exec(html)?.groups?.['rules'] ?? '';
  expect(dark).toMatch(/\.canvas > table > tbody > tr > td\b[^}]*background-color/);
  const grounds = [...html.matchAll(/<(\w+)[^>]*style="[^"]*background-color:#fbf8f1/gi)].map(
    ([, tag]) => tag,
  );
  expect(new Set(grounds)).toEqual(new Set(['body', 'td']));
});

test('right-to-left names do not change the direction of the text around them', async () => {
  const facts = { to: 'grace@hopper.test', classroom: 'כיתה ד׳', by: 'נועה כהן' };
  const { subject, text } = await new ReactMailTemplates().coTeacherAdded(facts);
  expect(subject).toBe('You co-teach \u2068כיתה ד׳\u2069 on Blockyard');
  expect(text).toContain(
    '\u2068נועה כהן\u2069 added you as a co-teacher of the class “\u2068כיתה ד׳\u2069”.',
  );
});

test('[ROS-5] a new teacher of an import sees who added them, where, and the number of classes in singular or plural', async () => {
  const facts = { to: 'grace@oak.test', organization: 'Oak School', by: 'Ada King', classrooms: 3 };
  const three = await new ReactMailTemplates().classroomsImported(facts);
  expect(three.subject).toBe('You were added to 3 classes at Oak School on Blockyard');
  expect(three.text).toContain(
    'Ada King imported a roster that lists you as a teacher of 3 classes at Oak School.',
  );
  const one = await new ReactMailTemplates().classroomsImported({ ...facts, classrooms: 1, by: null });
  expect(one.subject).toContain('added to 1 class at');
  expect(one.text).toContain('Your school imported a roster that lists you as a teacher of 1 class at');
});

const wordsOf = (html: string): string =>
  html.slice(html.indexOf('<table')).replaceAll(/<!--.*?-->|<[^>]*>/gs, ' ');
const tidy = (text: string): string =>
  text
    .replaceAll(/https:\/\/\S+/g, '')
    .replaceAll(/&(?:#x27|amp|quot);|[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

test.each(noticeNames)('[LIC-9] the text of %s equals its HTML', async (name) => {
  const { html, text, subject } = await new ReactMailTemplates().licenseNotice({
    to: 'ada@lovelace.test',
    name,
    organization: 'Oak School',
    day: '2027-06-30',
    daysLeft: 7,
    buyers: ['Ada King', 'Grace Hopper'],
    renewal: { startsOn: '2027-07-01', cents: 113_050, last4: '4242' },
    link: 'https://blockyard.test/settings/license',
    stopLink: 'https://blockyard.test/notices/stop/n1.key',
  });
  expect(tidy(text)).toBe(tidy(wordsOf(html)));
  expect(tidy(text).length).toBeGreaterThan(100);
  expect(`${subject} ${text}`).not.toMatch(signInWords);
});

test('[UI-2] mails use log in and log out, like the pages', async () => {
  const templates = new ReactMailTemplates();
  const to = 'ada@lovelace.test';
  const mails = await Promise.all([
    write(),
    templates.emailChange({ to, link }),
    templates.coTeacherAdded({ to, classroom: '4B', by: null }),
    templates.loginCardsReady({ to, link, cards: 1 }),
    templates.classroomsImported({ to, organization: 'Oak', classrooms: 2, by: null }),
    ...notices.map((about) => templates.notice({ to, about })),
  ]);
  const texts = mails.flatMap(({ subject, text, html }) => [subject, text, html]);
  expect(texts.flatMap((each) => each.match(signInWords) ?? [])).toEqual([]);
});

test.each(['renews-in-30', 'renews-in-7'] as const)(
  '[LIC-9] [LIC-4] %s has the amount, the card, the date, and how to turn it off',
  async (name) => {
    const { subject, text } = await new ReactMailTemplates().licenseNotice({
      to: 'ada@lovelace.test',
      name,
      organization: null,
      day: '2027-06-30',
      daysLeft: 7,
      buyers: [],
      renewal: { startsOn: '2027-07-01', cents: 113_050, last4: '4242' },
      link: 'https://blockyard.test/settings/license',
      stopLink: null,
    });
    expect(subject).toBe('Your Blockyard license renews for $1,130.50');
    const words = text.replaceAll(/\s+/g, ' ');
    expect(words).toContain('Your license runs through 06/30/2027.');
    expect(words).toContain(
      'charge $1,130.50 to the card that ends in 4242, for one more year, starting 07/01/2027',
    );
    expect(words).toContain('turn off auto-renewal on the license page before that day');
  },
);

test('[LIC-7] a receipt has the amount and the purpose, and links to the document', async () => {
  const facts = { to: 'ada@pier.test', news: 'paid', number: 'BY-1', amount: usd(13_050) } as const;
  const link = 'https://blockyard.test/settings/license#documents';
  const more = { claims: false, shipment: null, link } as const;
  const templates = new ReactMailTemplates();
  const { subject, text } = await templates.orderNews({
    ...facts,
    ...more,
    organization: 'Pier Street School',
  });
  expect(subject).toBe('Payment received: Blockyard order BY-1');
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toMatch(/We received your payment of \$130\.50 for .?Pier Street School.?\./);
  expect(words).toContain('See the receipt');
  expect(text).toContain(link);
  const own = await templates.orderNews({ ...facts, ...more, organization: null });
  expect(own.text).toContain('We received your payment of $130.50.');
});

test('[LIC-7] [LIC-9] a buyer without an account sees which purchase order is open, and gets a link to the order', async () => {
  const link = 'https://blockyard.test/self-service/return?order=o1#key=k';
  const { subject, text } = await new ReactMailTemplates().licenseNotice({
    to: 'office@pier.test',
    name: 'order-open-30',
    organization: 'Pier Street School',
    day: '2027-06-30',
    daysLeft: 0,
    buyers: [],
    guestOrder: 'o1',
    link,
    stopLink: null,
  });
  expect(subject).toBe('A Blockyard purchase order has been open for 30 days');
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toContain('The purchase order dated 06/30/2027 from Pier Street School is not paid yet.');
  expect(words).toContain('See the order and its invoice');
  expect(text).toContain(link);
});
