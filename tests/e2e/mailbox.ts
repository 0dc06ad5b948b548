import { type APIRequestContext, expect } from '@playwright/test';

type Message = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
};

/** The subject of the identity provider's mail after a sign-up with a password. */
const afterSignUp = 'Confirm your email address';

export class Mailbox {
  readonly #request: APIRequestContext;
  readonly #url: string;

  constructor(request: APIRequestContext, url: string) {
    this.#request = request;
    this.#url = url;
  }

  /** Returns the messages to an address, newest first. Leaves out the first one if a sign-up with a password sent it. */
  async messages(to: string): Promise<readonly Message[]> {
    const reply = await this.#request.get(`${this.#url}/dev/mail`, { params: { to } });
    expect(reply.ok()).toBe(true);
    const { messages } = (await reply.json()) as { messages: readonly Message[] };
    return messages.at(-1)?.subject === afterSignUp ? messages.slice(0, -1) : messages;
  }

  /** Waits for the n-th message to an address. Returns the newest message. */
  async newest(to: string, count = 1): Promise<Message> {
    await expect.poll(async () => (await this.messages(to)).length, { timeout: 15_000 }).toBe(count);
    const [newest] = await this.messages(to);
    if (newest === undefined) throw new Error(`No mail to ${to}`);
    return newest;
  }

  /** Waits for the n-th message to an address. Returns the link with a one-time code in the newest message. */
  async signInLink(to: string, count = 1): Promise<string> {
    const { links } = await this.newest(to, count);
    const link = links.find((candidate) => candidate.includes('oobCode='));
    if (link === undefined) throw new Error(`No sign-in link in the mail to ${to}`);
    return link;
  }

  /** Waits for the n-th message to an address. Returns the six digits in the newest message. */
  async code(to: string, count = 1): Promise<string> {
    const { text } = await this.newest(to, count);
    const code = /\b\d{3} ?\d{3}\b/.exec(text)?.[0];
    if (code === undefined) throw new Error(`No code in the mail to ${to}`);
    return code;
  }
}
