/** A standard: its code, and its content in our own words, because the original wording must not be sold (decision 89). */
export type StandardText = readonly [code: string, text: string];
