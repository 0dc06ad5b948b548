export const asOfWords = { asOf: 'As of', showDay: 'Show that day' } as const;
