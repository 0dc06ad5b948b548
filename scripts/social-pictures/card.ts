import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { byDay } from '../night-pictures/night-of.ts';
import type { Lesson } from '../../src/domain/lessons/lessons/lesson.ts';
import { lessonPage } from '../../src/ui/features/lessons/lessons/messages/en/lesson-page.ts';
import { lessonNames } from '../../src/ui/features/lessons/lessons/messages/en/lessons.ts';

export type Card = {
  readonly name: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly color: string;
  readonly picture: string;
};

const tones: Readonly<Record<string, string>> = { unplugged: '#3C7A3A', dock: '#0F5C6E', app: '#5B45B0' };

const drawing = (file: string): string =>
  byDay(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')).replace(
    '<svg ',
    '<svg preserveAspectRatio="xMidYMid slice" ',
  );

const lessonCard = (lesson: Lesson, publicDir: string): Card => ({
  name: lesson.slug,
  eyebrow: lessonPage.place(lesson.unit.title, lesson.unit.position),
  title: lesson.title,
  facts: [
    lesson.gradeBands
      .map((band) => lessonNames.grades[band])
      .join(', ')
      .replaceAll(', Grades ', ', '),
    lessonPage.minutes(lesson.durationMin),
    lesson.setting.map((each) => lessonNames.settings[each]).join(', '),
  ],
  color: tones[lesson.unit.slug] ?? '#0F5C6E',
  picture: drawing(path.join(publicDir, lesson.cover.src)),
});

const productCard = (publicDir: string): Card => ({
  name: 'blockyard',
  eyebrow: 'Lessons about coding with blocks',
  title: 'Pick a lesson and start tomorrow',
  facts: ['On paper', 'With the Dock', 'On the screen'],
  color: '#0F5C6E',
  picture: drawing(path.join(publicDir, 'pictures/guides/welcome.svg')),
});

export const cardsOf = (lessons: readonly Lesson[], publicDir: string): readonly Card[] => [
  productCard(publicDir),
  ...lessons.filter(({ status }) => status === 'published').map((lesson) => lessonCard(lesson, publicDir)),
];

export const digestOf = (card: Card): string =>
  createHash('sha256').update(JSON.stringify(card)).update(layout).digest('hex').slice(0, 16);

const layout = `
  * { box-sizing: border-box; margin: 0; }
  body { width: 1200px; height: 630px; overflow: hidden; background: #FBF8F1; color: #17233A;
    font-family: 'Atkinson Hyperlegible Next', sans-serif; display: grid; grid-template-columns: 500px 700px; }
  .words { padding: 56px 0 54px 56px; display: flex; flex-direction: column; }
  .logo { display: flex; align-items: center; gap: 14px; font: 700 30px 'Bricolage Grotesque'; }
  .logo svg { width: 46px; height: 46px; }
  .middle { margin: auto 0; padding-right: 28px; }
  .eyebrow { font-size: 25px; font-weight: 700; color: var(--tone); line-height: 1.25; }
  h1 { font: 700 var(--size)/1.04 'Bricolage Grotesque'; letter-spacing: -0.015em; margin-top: 14px; text-wrap: balance; }
  .facts { display: flex; flex-wrap: wrap; gap: 10px; }
  .facts span { font-size: 24px; font-weight: 700; padding: 8px 18px; border-radius: 99px; background: #fff;
    border: 2px solid #D9D2C3; }
  .picture { position: relative; align-self: center; width: 648px; height: 408px; overflow: hidden; border-radius: 18px;
    border: 4px solid #17233A; box-shadow: 0 12px 0 var(--tone); }
  .picture svg { width: 100%; height: 100%; display: block; }
  .picture::before { content: ''; position: absolute; z-index: 1; left: 44px; top: -2px; width: 84px; height: 20px;
    background: #FBF8F1; clip-path: polygon(0 0, 100% 0, 82% 100%, 18% 100%); }
`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

const sizeOf = ({ length }: string): number => (length > 26 ? 58 : length > 16 ? 68 : 80);

/** Returns the HTML of a card of 1200 × 630 pixels. `fonts` are `@font-face` rules, `logo` is SVG. */
export const cardPage = (
  card: Card,
  fonts: string,
  logo: string,
): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<style>${fonts}${layout}</style><body style="--tone: ${card.color}; --size: ${sizeOf(card.title)}px">
<div class="words"><div class="logo">${logo}Blockyard</div>
<div class="middle"><p class="eyebrow">${escapeHtml(card.eyebrow)}</p><h1>${escapeHtml(card.title)}</h1></div>
<p class="facts">${card.facts.map((fact) => `<span>${escapeHtml(fact)}</span>`).join('')}</p></div>
<div class="picture">${card.picture}</div></body></html>`;
