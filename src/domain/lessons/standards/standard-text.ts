/** A standard: its code, and what it asks for in our own words; the wording of its body may not be sold (decision 89). */
export type StandardText = readonly [code: string, text: string];
