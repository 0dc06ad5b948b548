import { useSyncExternalStore } from 'react';
import { programsIn, type RichText } from '#domain/lessons/rich-text.ts';
import type { Project } from '#domain/programs/project.ts';

/** Whether a text shows a program. */
export const showsProgram = (text: RichText): boolean => programsIn(text).length > 0;

/** Whether an activity has 'Try it': it has a project, or its texts show a program. */
export const isProgrammable = (project: Project | undefined, texts: readonly RichText[]): boolean =>
  project !== undefined || texts.some(showsProgram);

/** The activity for which the part of an address after `#` brings blocks; null where it brings none. */
export const activityInHash = (hash: string): string | null => /^#try=([^.]*)/.exec(hash)?.[1] ?? null;

const followHash = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The activity for which the address of this page brings blocks; null where it brings none, and on the server. */
export const useActivityInHash = (): string | null =>
  useSyncExternalStore(
    followHash,
    () => activityInHash(window.location.hash),
    () => null,
  );
