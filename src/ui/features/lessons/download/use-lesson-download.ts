import { useSyncExternalStore } from 'react';
import type { LessonFiles } from '#application/client/ports/lesson-files.ts';
import { useApp } from '../../../app-context.tsx';
import { toast } from '../../../components/toast.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { lessonDownload as words } from '../messages/en/lesson-views.ts';
import { saveFile } from '../../../components/save-file.ts';

/** How far the file of a lesson is: nobody asked, it is being made, or why there is none. */
export type DownloadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'making' }
  | { readonly kind: 'failed'; readonly failure: ClientFailure };

const idle: DownloadState = { kind: 'idle' };
/** Of all lessons, so that a person who leaves the page and comes back finds the file that is being made (UI-5). */
const states = new Map<string, DownloadState>();
const listeners = new Set<() => void>();

function put(slug: string, state: DownloadState): void {
  states.set(slug, state);
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

async function download(files: LessonFiles, slug: string, version: number | undefined): Promise<void> {
  if (states.get(slug)?.kind === 'making') return;
  put(slug, { kind: 'making' });
  const file = await files.pdf(slug, version === undefined ? {} : { version });
  if (!file.ok) {
    put(slug, { kind: 'failed', failure: file.error });
    return;
  }
  put(slug, idle);
  saveFile(file.value.fileName, file.value.pdf, 'application/pdf');
  toast(words.saved(file.value.fileName));
}

/** The file of a lesson: how far it is, and how it is asked for. */
export function useLessonDownload(
  slug: string,
  version: number | undefined,
): { readonly state: DownloadState; readonly start: () => void } {
  const { lessonFiles } = useApp();
  const state = useSyncExternalStore(
    subscribe,
    () => states.get(slug) ?? idle,
    () => idle,
  );
  return { state, start: () => void download(lessonFiles, slug, version) };
}
