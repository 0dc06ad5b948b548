import { productSlug } from '#domain/product.ts';
import type { CopyOwner } from '#domain/lessons/lesson-copy.ts';

/** What pages and the service worker call the same. */

const copies = `${productSlug}-copies`;
const ofAccount = `${copies}-of-`;

/** The caches that hold copies of lessons for accounts; sign-out deletes them whole. */
export const isAccountCache = (name: string): boolean => name.startsWith(ofAccount);

export const isCopyCache = (name: string): boolean => name === copies || isAccountCache(name);

/** The cache of one owner's copies. */
export const copyCacheOf = (owner: CopyOwner): string => (owner === null ? copies : `${ofAccount}${owner}`);

/** The pictures of the copies, which are nobody's: the server shows them to everybody. */
export const pictureCache = `${productSlug}-pictures`;

/** The files of 'Try it'. */
export const tryItCache = `${productSlug}-try-it`;

export const serviceWorkerPath = '/service-worker.js';

/** Asks the service worker to hold 'Try it'; it answers through the port that comes along with a `WorkerAnswer`. */
export const cacheTryIt = 'hold-try-it';
export type WorkerAnswer = 'held' | 'storage-full' | 'incomplete';
