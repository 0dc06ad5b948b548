import { hasAddress } from './addresses-in-text.ts';

/** A scheme, `www.`, or a host name with a path or a port. */
const linkPart = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}[/:?#]/iu;
/** A dot inside a word, which some email programs interpret as part of a host name. */
const innerPoint = /([\p{L}\p{N}])\.(?=\p{L}{2})/gu;

const leftOut = '…';

/**
 * Removes links from user text for our emails, because strangers could use our emails to send links. A name with a dot (Dr.Smith) looks the same but gets a
 * zero-width space after the dot, so that email programs do not turn it into a link.
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(/\S+/gu, (word) => (linkPart.test(word) || hasAddress(word) ? leftOut : word))
    .replace(innerPoint, '$1.\u200B');
