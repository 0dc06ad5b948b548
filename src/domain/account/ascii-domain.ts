/** The URL parser of the WHATWG standard. Browsers, workers and Node have it; the ES library of this folder does not name it. */
declare const URL: {
  new (url: string): { readonly hostname: string };
  canParse(url: string): boolean;
};

/**
 * The address with the domain as DNS has it: `jo@école.example` is `jo@xn--cole-9oa.example`. Both forms name one mailbox. An address whose
 * domain is ASCII, or no domain, is returned unchanged.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (/^\p{ASCII}*$/u.test(domain) || /[/?#%\\:]/.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address;
}
