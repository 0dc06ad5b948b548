import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { socialPicture, socialSize } from '#ui/rendering/social-picture.ts';
import { cardsOf, digestOf } from '../../scripts/social-pictures/card.ts';

const root = new URL('../../', import.meta.url);
const publicDir = new URL('public', root).pathname;
const digestsFile = new URL('scripts/social-pictures/digests.json', root);

const cards = cardsOf(await loadLessons(new URL('content/lessons', root).pathname), publicDir);
const drawn = JSON.parse(readFileSync(digestsFile, 'utf8')) as Readonly<Record<string, string>>;

describe('the picture of a shared link', () => {
  test.each(cards.map((card) => [card.name, card] as const))(
    "[LES-1] of %s exists, is small, and shows the page's words (`npm run social-pictures` draws it)",
    (name, card) => {
      const path = socialPicture(name === 'blockyard' ? null : name);
      const png = readFileSync(`${publicDir}${path}`);
      expect(png.readUInt32BE(16)).toBe(socialSize.width);
      expect(png.readUInt32BE(20)).toBe(socialSize.height);
      expect(png.length).toBeLessThanOrEqual(60 * 1024);
      expect(drawn[name], 'drawn from other words or another picture').toBe(digestOf(card));
    },
  );

  test('does not exist for removed pages', () => {
    const files = readdirSync(`${publicDir}/pictures/social`);
    expect(files.toSorted((a, b) => a.localeCompare(b))).toEqual(
      cards.map(({ name }) => `${name}.png`).toSorted((a, b) => a.localeCompare(b)),
    );
  });

  test("is outdated when its words, its lesson's picture or its frame change", () => {
    const [card] = cards;
    if (card === undefined) throw new Error('there are no cards');
    expect(digestOf({ ...card, title: 'Another' })).not.toBe(digestOf(card));
    expect(digestOf({ ...card, picture: '<svg/>' })).not.toBe(digestOf(card));
  });
});
