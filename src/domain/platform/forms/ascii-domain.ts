/** The URL parser of the WHATWG standard. Browsers, workers and Node.js have it, but the `lib` setting for this folder does not declare it. */
declare const URL: {
  new (url: string): { readonly hostname: string };
  canParse(url: string): boolean;
};

/**
 * Returns the address with its domain in ASCII, as in DNS: `jo@école.example` becomes `jo@xn--cole-9oa.example`. Both forms are the same mailbox. Returns other
 * addresses unchanged.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (/^\p{ASCII}*$/u.test(domain) || /[/?#%\\:]/.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address;
}
