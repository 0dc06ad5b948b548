/** A standard: its code, and its content in our own words, because the original wording is not licensed for sale (decision 89). */
export type StandardText = readonly [code: string, text: string];
