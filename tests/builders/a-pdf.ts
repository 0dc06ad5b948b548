/** The shortest text that is taken for a whole PDF. */
export const aPdf = (text = 'an agreement'): Uint8Array =>
  new TextEncoder().encode(`%PDF-1.7 ${text}\n%%EOF\n`);

/** The same, as it goes over the wire. */
export const aPdfInBase64 = (text?: string): string => Buffer.from(aPdf(text)).toString('base64');
