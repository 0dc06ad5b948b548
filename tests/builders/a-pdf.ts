/** The shortest content that is accepted as a complete PDF. */
export const aPdf = (text = 'an agreement'): Uint8Array =>
  new TextEncoder().encode(`%PDF-1.7 ${text}\n%%EOF\n`);

export const aPdfInBase64 = (text?: string): string => Buffer.from(aPdf(text)).toString('base64');
