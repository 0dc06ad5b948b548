import { useSyncExternalStore } from 'react';
import { programsIn, type RichText } from '#domain/platform/text/rich-text.ts';
import type { Project } from '#domain/lessons/programs/project.ts';

export const showsProgram = (text: RichText): boolean => programsIn(text).length > 0;

/** Whether an activity has 'Try it'. It does if it has a project, or if its texts show a program. */
export const isProgrammable = (project: Project | undefined, texts: readonly RichText[]): boolean =>
  project !== undefined || texts.some(showsProgram);

/** Returns the activity of the program in a URL's fragment, or null without one. */
export const activityInHash = (hash: string): string | null => /^#try=([^.]*)/.exec(hash)?.[1] ?? null;

const followHash = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** Returns the activity of the program in this page's URL. Null without one, and on the server. */
export const useActivityInHash = (): string | null =>
  useSyncExternalStore(
    followHash,
    () => activityInHash(window.location.hash),
    () => null,
  );
