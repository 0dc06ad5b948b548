import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { GradeBand } from '#domain/identity/account/grade-band.ts';
import type { LessonSummary } from '#domain/lessons/lessons/lesson.ts';
import { useApp } from '../../../app-context.tsx';
import { pushAddress, replaceAddress } from '../../../outside-react/history-entry.ts';
import { type LoadedLessonList, shownLessonList, type ShownLessonList } from './loaded-lesson-list.ts';
import { searchPath } from './search-path.ts';

/** The pause in typing, in milliseconds, after which the URL changes. Browsers limit how often it may change. */
const settled = 250;

const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  );

function fill(form: HTMLFormElement, fields: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = fields.get(field.name) ?? '';
    }
  }
}

/** The URL parameters of all lessons, for users whose list starts with the grade that they teach. */
const anyGrade = new URLSearchParams({ grade: 'any' });

/** Adds an entry to the browser's history, or replaces the URL of the current entry. */
function showAddress(fields: URLSearchParams, how: 'push' | 'replace'): void {
  const to = searchPath(fields);
  if (how === 'replace') replaceAddress(to);
  else if (to !== `${window.location.pathname}${window.location.search}`) pushAddress(to);
}

export type LessonListState = {
  readonly list: ShownLessonList;
  /** `shown`: the list matches the form. `waiting`: the requested lessons are loading. `failed`: they could not be loaded. */
  readonly state: 'shown' | 'waiting' | 'failed';
  readonly form: RefObject<HTMLFormElement | null>;
  /** Shows the list that the form requests. The Back button undoes a choice, but not typing. */
  readonly ask: (step: 'choice' | 'typing') => void;
  readonly clear: () => void;
  /** Starts with the lessons of a grade, unless the URL or the user has chosen a list. */
  readonly startWith: (grade: GradeBand) => void;
  /** The grade that the list started with, or null if none. */
  readonly startedWith: GradeBand | null;
};

/**
 * Returns the searched list, at first from the loaded part, then from all lessons in the browser. Filtering is not a navigation, so the URL is replaced without
 * the router.
 */
export function useLessonList(loaded: LoadedLessonList): LessonListState {
  const { lessons } = useApp();
  const { search } = useLocation();
  const [fetched, setFetched] = useState<readonly LessonSummary[] | 'failed' | null>(null);
  const [startedWith, setStartedWith] = useState<GradeBand | null>(null);
  const [asked, setAsked] = useState<{
    readonly of: LoadedLessonList;
    readonly fields: URLSearchParams;
  } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const fetching = useRef(false);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const filled = useRef<LoadedLessonList | null>(null);

  const all = loaded.all ?? (fetched === 'failed' ? null : fetched);
  const fields = asked?.of === loaded ? asked.fields : null;
  const list = useMemo(
    () => (fields === null || all === null ? loaded : shownLessonList(all, fields)),
    [loaded, fields, all],
  );

  const fetchAll = (): void => {
    if (all !== null || fetching.current) return;
    fetching.current = true;
    void lessons.list().then((list) => {
      fetching.current = false;
      setFetched(list.ok ? list.value : 'failed');
    });
  };
  const ask = (step: 'choice' | 'typing'): void => {
    if (form.current === null) return;
    fetchAll();
    const wanted = fieldsOf(form.current);
    const shown = startedWith !== null && wanted.size === 0 ? anyGrade : wanted;
    clearTimeout(typing.current);
    if (step === 'choice') showAddress(shown, 'push');
    else typing.current = setTimeout(() => showAddress(shown, 'replace'), settled);
    // Updates the pressed control first, then the list.
    startTransition(() => setAsked({ of: loaded, fields: wanted }));
  };
  const clear = (): void => {
    if (form.current === null) return;
    fill(form.current, new URLSearchParams());
    ask('choice');
    form.current.querySelector('input')?.focus();
  };

  const startWith = (grade: GradeBand): void => {
    if (form.current === null) return;
    setStartedWith(grade);
    if (search !== '' || asked !== null || fieldsOf(form.current).size > 0) return;
    fill(form.current, new URLSearchParams({ grade }));
    // The form does not offer a grade without lessons.
    if (fieldsOf(form.current).size > 0) ask('typing');
  };

  useEffect(() => () => clearTimeout(typing.current), []);
  // Loads the whole list when the form gets the focus, so that every change is shown immediately.
  useEffect(() => {
    const turned = form.current;
    turned?.addEventListener('focusin', fetchAll);
    return () => turned?.removeEventListener('focusin', fetchAll);
  });
  useEffect(() => {
    if (form.current === null || filled.current === loaded) return;
    const isFirst = filled.current === null;
    filled.current = loaded;
    const wanted = new URLSearchParams(loaded.asked);
    // Keeps choices that the user made before hydration. After the Back button, fills in the form again.
    if (!isFirst) fill(form.current, wanted);
    else if (fieldsOf(form.current).toString() !== wanted.toString()) ask('choice');
  });

  const isOpen = fields !== null && all === null;
  const state = isOpen ? (fetched === 'failed' ? 'failed' : 'waiting') : 'shown';
  return { list, state, form, ask, clear, startWith, startedWith };
}
