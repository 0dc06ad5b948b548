import type { ClientFailure } from './client-failure.ts';
import { firstFailures } from './en/failures/first-failures.ts';
import { type FailureWords, kept } from './en/failures/failure-words.ts';

/** Describes a failure and what to do next. */
export type WordFailure = (failure: ClientFailure) => FailureWords;

const isFirst = (kind: string): kind is keyof typeof firstFailures => Object.hasOwn(firstFailures, kind);

const wordFirst: WordFailure = ({ kind }) => {
  if (!isFirst(kind)) throw new Error(`The texts for ${kind} were not loaded`);
  return firstFailures[kind];
};

let word = wordFirst;

/**
 * Sets the texts of all failures. They are loaded with the part of the app that can cause the failures, so that no first page waits for them. Before that, only
 * failures of the first load have texts.
 */
export function learnFailureWords(all: WordFailure): void {
  word = all;
}

/** Returns the texts of a failure with its data: seconds to wait, remaining attempts, an address. */
export const failureWords: WordFailure = (failure) => word(failure);

/** Returns the text of a failure, with its request ID as a reference for support if there is one. */
export function describeFailure(failure: ClientFailure): string {
  const requestId = 'requestId' in failure ? failure.requestId : null;
  const { says, next } = failureWords(failure);
  return requestId === null ? `${says} ${next}` : `${says} ${next} Reference for support: ${requestId}`;
}

/** Returns the text of a failure for a page that could not be loaded, where the user typed nothing. */
export const describeLoadFailure = (failure: ClientFailure): string =>
  describeFailure(failure).replace(kept, '');
