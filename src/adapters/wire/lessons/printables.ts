import * as z from 'zod/mini';
import { cardSymbols } from '#domain/lessons/lessons/printable.ts';
import { list } from '../list.ts';
import { count, text } from '../fields.ts';

const symbol = z.exactOptional(z.enum(cardSymbols));

const shared = { id: text, title: text, each: z.enum(['pair', 'group', 'class']), without: text };

const cards = z.object({
  ...shared,
  form: z.literal('cards'),
  size: z.enum(['small', 'medium', 'large', 'strip', 'half', 'full']),
  faces: list(
    z.object({
      title: text,
      count,
      symbol,
      lines: z.exactOptional(list(text)),
      beats: z.exactOptional(text),
      inside: z.exactOptional(text),
    }),
  ),
});

const board = z.object({
  ...shared,
  form: z.literal('board'),
  columns: count,
  rows: count,
  marks: list(z.object({ column: count, row: count, title: text, symbol })),
});

export const printable = <P extends z.ZodMiniType>(picture: P) =>
  z.discriminatedUnion('form', [cards, board, z.object({ ...shared, form: z.literal('poster'), picture })]);
