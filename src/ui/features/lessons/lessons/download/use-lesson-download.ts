import { useSyncExternalStore } from 'react';
import type { LessonFiles } from '#application/client/lessons/ports/lesson-files.ts';
import { fileFormats, type LessonPart } from '#domain/lessons/lessons/lesson-part.ts';
import { useApp } from '../../../../app-context.tsx';
import { toast } from '../../../../components/notices/toast.ts';
import type { ClientFailure } from '../../../../messages/client-failure.ts';
import { lessonDownload as words } from '../messages/en/lesson-views.ts';
import { saveFile } from '../../../../components/save-file.ts';

export type AskedFile = { readonly part: LessonPart; readonly version?: number };

/** The state of a lesson's file: not requested, in progress, or the reason of its failure. */
export type DownloadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'making'; readonly part: LessonPart }
  | { readonly kind: 'failed'; readonly failure: ClientFailure };

const idle: DownloadState = { kind: 'idle' };
/** Shared by all pages, so that a user who leaves and returns finds the file that is being created (UI-5). */
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

async function download(files: LessonFiles, slug: string, request: AskedFile): Promise<void> {
  if (states.get(slug)?.kind === 'making') return;
  put(slug, { kind: 'making', part: request.part });
  const file = await files.make(slug, request);
  if (!file.ok) {
    put(slug, { kind: 'failed', failure: file.error });
    return;
  }
  put(slug, idle);
  saveFile(file.value.fileName, file.value.bytes, fileFormats[request.part].type);
  toast(words.saved(file.value.fileName));
}

export function useLessonDownload(slug: string): {
  readonly state: DownloadState;
  readonly start: (request: AskedFile) => void;
} {
  const { lessonFiles } = useApp();
  const state = useSyncExternalStore(
    subscribe,
    () => states.get(slug) ?? idle,
    () => idle,
  );
  return { state, start: (request) => void download(lessonFiles, slug, request) };
}
