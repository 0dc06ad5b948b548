/** What a mail program makes a link of by its beginning, up to the next blank. */
const link = /(?:\b[a-z][a-z0-9+.-]*:\/\/|\bwww\.)\S*/giu;
/** A host's name with a path, or an address: `evil.example/login`, `me@evil.example`. */
const pathOrAddress = /\S*[\p{L}\p{N}-]\.\p{L}{2,}[/:?#]\S*|\S+@\S+\.\S+/giu;
/** A dot within a word, which some mail clients take for part of a host name. */
const innerPoint = /(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu;

/** What a link is replaced by. */
const leftOut = '…';

/**
 * What a person typed, to stand in a mail of ours: without links, which a stranger would send in our name. A name with a
 * point in it (Dr.Smith) reads as before, with a blank of no width after the point, so that no mail program makes a link of it.
 */
export const withoutLinks = (text: string): string =>
  text.replace(link, leftOut).replace(pathOrAddress, leftOut).replace(innerPoint, '.\u200B');
