import { productSlug } from '#domain/product.ts';
import type { CopyOwner } from '#domain/lessons/lessons/lesson-copy.ts';

const copies = `${productSlug}-copies`;
const ofAccount = `${copies}-of-`;

/** Whether a cache holds copies of an account; sign-out deletes these caches. */
export const isAccountCache = (name: string): boolean => name.startsWith(ofAccount);

export const isCopyCache = (name: string): boolean => name === copies || isAccountCache(name);

export const copyCacheOf = (owner: CopyOwner): string => (owner === null ? copies : `${ofAccount}${owner}`);

/** The pictures of all copies. They belong to no account: the server shows them to every visitor. */
export const pictureCache = `${productSlug}-pictures`;

export const tryItCache = `${productSlug}-try-it`;

export const serviceWorkerPath = '/service-worker.js';

/** Makes the service worker cache 'Try it'; it replies with a `WorkerAnswer` through the message's port. */
export const cacheTryIt = 'hold-try-it';
export type WorkerAnswer = 'held' | 'storage-full' | 'incomplete';
