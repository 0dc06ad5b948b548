/** Decodes bytes without the byte order mark. Converts all line ends to line feeds. */
export async function* textOf(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let held = '';
  const lines = (text: string): string => {
    const all = held + text;
    // A CRLF may be split across two chunks.
    held = all.endsWith('\r') ? '\r' : '';
    return all.slice(0, all.length - held.length).replace(/\r\n?/gu, '\n');
  };
  for await (const chunk of chunks) {
    const text = lines(decoder.decode(chunk, { stream: true }));
    if (text !== '') yield text;
  }
  const rest = lines(decoder.decode()) + (held === '' ? '' : '\n');
  if (rest !== '') yield rest;
}

/** Returns the first `length` characters of a text, or the whole text if it is shorter. */
export async function startOf(text: AsyncIterable<string>, length: number): Promise<string> {
  let start = '';
  for await (const piece of text) {
    start += piece;
    if (start.length >= length) break;
  }
  return start.slice(0, length);
}
