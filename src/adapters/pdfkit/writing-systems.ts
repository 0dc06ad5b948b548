import { fontFile, type FontName } from './font-file.ts';

type System = readonly [letters: RegExp, family: string, subset: string, has?: 'regular only'];

/** The writing systems that occur in names but not in our own fonts, each with its Noto font file. Chinese and Japanese share one font. */
const systems: readonly System[] = [
  [/\p{Script_Extensions=Cyrillic}/u, 'noto-sans', 'cyrillic'],
  [/\p{Script_Extensions=Cyrillic}/u, 'noto-sans', 'cyrillic-ext'],
  [/\p{Script_Extensions=Greek}/u, 'noto-sans', 'greek'],
  [/\p{Script_Extensions=Latin}/u, 'noto-sans', 'vietnamese'],
  [/\p{Script_Extensions=Latin}/u, 'noto-sans', 'latin-ext'],
  [/\p{Script_Extensions=Arabic}/u, 'noto-sans-arabic', 'arabic'],
  [/\p{Script_Extensions=Armenian}/u, 'noto-sans-armenian', 'armenian'],
  [/\p{Script_Extensions=Bengali}/u, 'noto-sans-bengali', 'bengali'],
  [/\p{Script_Extensions=Devanagari}/u, 'noto-sans-devanagari', 'devanagari'],
  [/\p{Script_Extensions=Ethiopic}/u, 'noto-sans-ethiopic', 'ethiopic'],
  [/\p{Script_Extensions=Georgian}/u, 'noto-sans-georgian', 'georgian'],
  [/\p{Script_Extensions=Gujarati}/u, 'noto-sans-gujarati', 'gujarati'],
  [/\p{Script_Extensions=Gurmukhi}/u, 'noto-sans-gurmukhi', 'gurmukhi'],
  [/\p{Script_Extensions=Hebrew}/u, 'noto-sans-hebrew', 'hebrew'],
  [/\p{Script_Extensions=Khmer}/u, 'noto-sans-khmer', 'khmer'],
  [/\p{Script_Extensions=Tamil}/u, 'noto-sans-tamil', 'tamil'],
  [/\p{Script_Extensions=Telugu}/u, 'noto-sans-telugu', 'telugu'],
  [/\p{Script_Extensions=Thai}/u, 'noto-sans-thai', 'thai'],
  [/\p{Script_Extensions=Lao}/u, 'noto-sans-lao', 'lao'],
  [/\p{Script_Extensions=Myanmar}/u, 'noto-sans-myanmar', 'myanmar'],
  [/\p{Script_Extensions=Sinhala}/u, 'noto-sans-sinhala', 'sinhala'],
  [/\p{Script_Extensions=Kannada}/u, 'noto-sans-kannada', 'kannada'],
  [/\p{Script_Extensions=Malayalam}/u, 'noto-sans-malayalam', 'malayalam'],
  [/\p{Script_Extensions=Oriya}/u, 'noto-sans-oriya', 'oriya'],
  [/\p{Script_Extensions=Adlam}/u, 'noto-sans-adlam', 'adlam'],
  [/\p{Script_Extensions=Canadian_Aboriginal}/u, 'noto-sans-canadian-aboriginal', 'canadian-aboriginal'],
  [/\p{Script_Extensions=Cherokee}/u, 'noto-sans-cherokee', 'cherokee'],
  [/\p{Script_Extensions=Nko}/u, 'noto-sans-nko', 'nko', 'regular only'],
  [/\p{Script_Extensions=Thaana}/u, 'noto-sans-thaana', 'thaana'],
  [/\p{Script_Extensions=Tibetan}/u, 'noto-serif-tibetan', 'tibetan'],
  [/\p{Script_Extensions=Tifinagh}/u, 'noto-sans-tifinagh', 'tifinagh', 'regular only'],
  [/\p{Script_Extensions=Hangul}/u, 'noto-sans-kr', 'korean'],
  [
    /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u,
    'noto-sans-sc',
    'chinese-simplified',
  ],
  [/[\p{Extended_Pictographic}\p{Emoji_Component}]/u, 'noto-emoji', 'emoji'],
];

const fontOf = ([, family, subset, has]: System, isBold: boolean): FontName => [
  family,
  subset,
  isBold && has === undefined ? '700-normal' : '400-normal',
];

export const writingFonts: readonly FontName[] = systems.flatMap((system) => [
  fontOf(system, true),
  fontOf(system, false),
]);

/**
 * Returns the font files that may contain a character which our own fonts do not have.
 * @param letter One code point.
 * @param isBold Whether the text is bold.
 * @returns Paths of WOFF files, most likely first. Empty for an unsupported writing system.
 */
export function fontsOfWriting(letter: string, isBold: boolean): readonly string[] {
  return systems
    .filter(([letters]) => letters.test(letter))
    .map((system) => fontFile(fontOf(system, isBold)));
}
