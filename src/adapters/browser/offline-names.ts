import { productSlug } from '#domain/product.ts';
import type { CopyOwner } from '#domain/lessons/lessons/lesson-copy.ts';

const copies = `${productSlug}-copies`;
const ofAccount = `${copies}-of-`;

/** Whether a cache contains copies of an account. A logout deletes these caches. */
export const isAccountCache = (name: string): boolean => name.startsWith(ofAccount);

export const isCopyCache = (name: string): boolean => name === copies || isAccountCache(name);

export const copyCacheOf = (owner: CopyOwner): string => (owner === null ? copies : `${ofAccount}${owner}`);

/** The cache of the pictures of all copies. They belong to no account, because the server serves them to every visitor. */
export const pictureCache = `${productSlug}-pictures`;

export const tryItCache = `${productSlug}-try-it`;

export const serviceWorkerPath = '/service-worker.js';

/** The message that makes the service worker cache 'Try it'. It replies with a `WorkerAnswer` through the message's port. */
export const cacheTryIt = 'hold-try-it';
export type WorkerAnswer = 'held' | 'storage-full' | 'incomplete';
