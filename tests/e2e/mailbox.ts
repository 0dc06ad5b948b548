import { type APIRequestContext, expect } from '@playwright/test';

type Message = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
};

/** The local mailbox, as a person would look into it. */
export class Mailbox {
  readonly #request: APIRequestContext;
  readonly #url: string;

  constructor(request: APIRequestContext, url: string) {
    this.#request = request;
    this.#url = url;
  }

  /** The messages to an address, newest first. */
  async messages(to: string): Promise<readonly Message[]> {
    const reply = await this.#request.get(`${this.#url}/dev/mail`, { params: { to } });
    expect(reply.ok()).toBe(true);
    const { messages } = (await reply.json()) as { messages: readonly Message[] };
    return messages;
  }

  /** Waits for the n-th message to an address and answers the sign-in link in the newest one. */
  async signInLink(to: string, count = 1): Promise<string> {
    await expect.poll(async () => (await this.messages(to)).length, { timeout: 15_000 }).toBe(count);
    const [newest] = await this.messages(to);
    const link = newest?.links.find((candidate) => candidate.includes('oobCode='));
    if (link === undefined) throw new Error(`No sign-in link in the mail to ${to}`);
    return link;
  }
}
