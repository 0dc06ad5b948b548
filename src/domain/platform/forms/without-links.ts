/** Text that a mail program links because of its prefix, up to the next space. */
const link = /(?:\b[a-z][a-z0-9+.-]*:\/\/|\bwww\.)\S*/giu;
const pathOrAddress = /\S*[\p{L}\p{N}-]\.\p{L}{2,}[/:?#]\S*|\S+@\S+\.\S+/giu;
/** A dot inside a word, which some mail programs read as part of a host name. */
const innerPoint = /(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu;

const leftOut = '…';

/**
 * Removes links from user text for our mails, because a stranger could send them in our name. A name with a dot (Dr.Smith) looks the same
 * but gets a zero-width space after the dot, so that no mail program links it.
 */
export const withoutLinks = (text: string): string =>
  text.replace(link, leftOut).replace(pathOrAddress, leftOut).replace(innerPoint, '.\u200B');
