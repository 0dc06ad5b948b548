import { z } from 'zod';
import { cardGrids, cardSymbols, type CardSize } from '#domain/lessons/lessons/printable.ts';

const symbol = z.enum(cardSymbols).exactOptional();
const cardSizes = Object.keys(cardGrids) as readonly CardSize[];

const shared = {
  id: z.string(),
  title: z.string(),
  each: z.enum(['pair', 'group', 'class']),
  without: z.string(),
};

/** The schema of `printables`. docs/authoring-lessons.md explains each field. */
export const printableSchema = z.discriminatedUnion('form', [
  z.strictObject({
    ...shared,
    form: z.literal('cards'),
    size: z.enum(cardSizes),
    faces: z.array(
      z.strictObject({
        title: z.string(),
        count: z.int().min(1).default(1),
        symbol,
        lines: z.array(z.string()).exactOptional(),
        beats: z
          .string()
          .regex(/^[x.]+$/, 'is a row of x and .')
          .exactOptional(),
        inside: z.string().exactOptional(),
      }),
    ),
  }),
  z.strictObject({
    ...shared,
    form: z.literal('board'),
    columns: z.int().min(1).max(8),
    rows: z.int().min(1).max(12),
    marks: z.array(z.strictObject({ column: z.int(), row: z.int(), title: z.string(), symbol })),
  }),
  z.strictObject({ ...shared, form: z.literal('poster'), picture: z.string() }),
]);
