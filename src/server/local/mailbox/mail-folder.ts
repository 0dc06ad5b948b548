import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { replaceFile } from '../replace-file.ts';

const messageSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  sentAt: z.string(),
});

export interface MailMessage {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Empty if the mail has no text part. */
  readonly text: string;
  /** Empty if the mail has no HTML part. */
  readonly html: string;
  readonly links: readonly string[];
  /** The arrival time by the product's clock, as ISO 8601 in UTC. */
  readonly sentAt: string;
}

/** Mails on disk, each in its own file. Keeps the newest `most`. */
export interface MailFolder {
  list(): readonly MailMessage[];
  /** Saves a message on disk before returning. */
  add(message: Omit<MailMessage, 'id'>): MailMessage;
  clear(): void;
}

const fileName = /^[0-9]{8}\.json$/;

/** Opens or creates the folder. If a message is unreadable, throws with the name of its file. */
export function openMailFolder(dir: string, most: number): MailFolder {
  mkdirSync(dir, { recursive: true });
  const files = readdirSync(dir)
    .filter((name) => fileName.test(name))
    .toSorted();
  let messages: readonly MailMessage[] = files.map((name) => readMessage(join(dir, name))).toReversed();
  let last = Number(messages[0]?.id ?? 0);
  const fileOf = (message: MailMessage): string => join(dir, `${message.id}.json`);
  return {
    list: () => messages,
    add: (arrived) => {
      last += 1;
      const message = { ...arrived, id: String(last).padStart(8, '0') };
      replaceFile(fileOf(message), JSON.stringify(message));
      for (const old of messages.slice(most - 1)) rmSync(fileOf(old), { force: true });
      messages = [message, ...messages.slice(0, most - 1)];
      return message;
    },
    clear: () => {
      for (const message of messages) rmSync(fileOf(message), { force: true });
      messages = [];
    },
  };
}

function readMessage(file: string): MailMessage {
  try {
    return messageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`The local mail in ${file} cannot be read. Delete the file and start again.`, {
      cause: error,
    });
  }
}
