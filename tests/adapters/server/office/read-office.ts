import { unzipSync } from 'fflate';

export function unpacked(bytes: Uint8Array): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file).toString('utf8')]),
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
export const unescaped = (xml: string): string =>
  xml.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

export const textOf = (xml: string): string =>
  unescaped([...xml.matchAll(/<[aw]:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join(''));

/** The text and the XML of a document, including notes, alternative texts and attribute values. */
export const officeContent = (bytes: Uint8Array): string =>
  [...unpacked(bytes)]
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, xml]) => `${textOf(xml)}\n${unescaped(xml)}`)
    .join('\n');
