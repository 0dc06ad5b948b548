/** Resolves to the bytes of a document when it ends. */
export function collected(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.once('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.once('error', reject);
  });
}
