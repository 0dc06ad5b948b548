/** The text of bytes in an encoding, without a byte order mark; every line end is one line feed. */
export async function* textOf(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let held = '';
  const lines = (text: string): string => {
    const all = held + text;
    // A line end of two characters may lie across two chunks.
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

/** The first of a text, as far as it is needed to see what it is. */
export async function startOf(text: AsyncIterable<string>, length: number): Promise<string> {
  let start = '';
  for await (const piece of text) {
    start += piece;
    if (start.length >= length) break;
  }
  return start.slice(0, length);
}
