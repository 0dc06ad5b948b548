import type { SessionStore } from '#application/client/identity/ports/session-store.ts';
import type { StorageEntry, Storage } from '#application/client/platform/ports/storage.ts';
import { signOutReasonOf, personOf } from '#domain/identity/navigation/session.ts';
import { productSlug } from '#domain/product.ts';
import { type Field, fieldKey, formFieldsOf, restoreField, fieldStateOf } from './field-state.ts';
import { isChanged } from './is-changed.ts';

/**
 * The typed values of this tab's forms until the forms are submitted. A form with `data-draft="browser"` is meant to be filled in over several days, so its
 * draft survives the tab. The draft is deleted when the form is submitted, or when a different user logs in or out.
 */
export type FormDrafts = {
  readonly keep: (path: string, form: HTMLFormElement) => void;
  /**
   * Restores the values that the same user typed before following a link, a reload, or a new login. Values that were typed into the form before the page's
   * script ran are kept and stored.
   */
  readonly restore: (path: string, form: HTMLFormElement) => void;
  readonly forget: (path: string, form: HTMLFormElement) => void;
  /** Stores the typed texts of a grid by cell. An empty record is deleted. */
  readonly keepTexts: (path: string, texts: Texts) => void;
  readonly textsOf: (path: string) => Texts;
};

type Texts = Readonly<Record<string, string>>;
/** `by` is the user's id, or null for a visitor. */
type Draft = { readonly by: string | null; readonly fields: Texts };
type Drafts = Readonly<Record<string, Draft>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is Texts =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && (value['by'] === null || typeof value['by'] === 'string') && isTexts(value['fields']);

const decodeDrafts = (value: unknown): Drafts | null =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(isDraftEntry)) : null;

/** Session storage ends with the tab, but survives a reload and a login at a provider's page. */
const ofTab: StorageEntry<Drafts> = {
  area: 'session',
  key: `${productSlug}-drafts`,
  decode: decodeDrafts,
};

const ofBrowser: StorageEntry<Drafts> = { ...ofTab, area: 'local', key: `${productSlug}-long-drafts` };

const entryOf = (form: HTMLFormElement): StorageEntry<Drafts> =>
  form.dataset['draft'] === 'browser' ? ofBrowser : ofTab;

const isDraftEntry = (entry: [string, unknown]): entry is [string, Draft] => isDraft(entry[1]);

/** Returns the key of a form. Pages with several forms distinguish them by name. */
const keyOf = (path: string, form: HTMLFormElement): string => `${path} ${form.getAttribute('name') ?? ''}`;
const gridKey = (path: string): string => `${path} #grid`;

const secret = new Set(['current-password', 'new-password', 'one-time-code', 'off']);

/** Whether a field is stored. Passwords (even while visible), one-time codes and typed confirmations are not. */
const isKept = (field: Field): boolean =>
  !['password', 'hidden', 'file', 'submit'].includes(field.type) &&
  !secret.has(field.getAttribute('autocomplete') ?? '') &&
  !('readOnly' in field && field.readOnly);

const draftFields = (form: HTMLFormElement): readonly Field[] => formFieldsOf(form).filter(isKept);

/**
 * Creates the drafts in storage, each with its user (NAV-9, ONB-5). A logout deletes all drafts. A login deletes those of other users. If a session is lost,
 * the drafts are kept for their owner.
 */
export function createFormDrafts(
  storage: Storage,
  session: Pick<SessionStore, 'current' | 'subscribe'>,
): FormDrafts {
  const read = (entry: StorageEntry<Drafts>): Drafts => storage.read(entry) ?? {};
  const write = (entry: StorageEntry<Drafts>, drafts: Drafts): void => {
    if (Object.keys(drafts).length === 0) storage.forget(entry);
    else storage.write(entry, drafts);
  };
  const keepOnly = (
    entry: StorageEntry<Drafts>,
    isKeptDraft: (key: string, draft: Draft) => boolean,
  ): void => {
    const drafts = Object.entries(read(entry));
    const left = drafts.filter(([key, draft]) => isKeptDraft(key, draft));
    if (left.length < drafts.length) write(entry, Object.fromEntries(left));
  };
  const whoTypes = (): string | null => personOf(session.current())?.id ?? null;

  session.subscribe(() => {
    const current = session.current();
    for (const entry of [ofTab, ofBrowser]) {
      if (signOutReasonOf(current) !== null) storage.forget(entry);
      if (current.state === 'signed-in') keepOnly(entry, (_key, { by }) => by === current.user.id);
    }
  });

  const keep: FormDrafts['keep'] = (path, form) => {
    const fields = Object.fromEntries(
      draftFields(form).map((field) => [fieldKey(field), fieldStateOf(field)]),
    );
    const entry = entryOf(form);
    write(entry, { ...read(entry), [keyOf(path, form)]: { by: whoTypes(), fields } });
  };

  return {
    keep,
    restore(path, form) {
      const draft = read(entryOf(form))[keyOf(path, form)];
      const fields = draftFields(form);
      const typed = new Set(fields.filter(isChanged));
      const before = draft?.by === whoTypes() ? draft.fields : {};
      for (const field of fields) {
        const state = before[fieldKey(field)];
        if (state !== undefined && !typed.has(field)) restoreField(field, state);
      }
      if (typed.size > 0 || draft?.by === whoTypes()) keep(path, form);
    },
    keepTexts(path, texts) {
      const { [gridKey(path)]: _before, ...others } = read(ofTab);
      const isEmpty = Object.keys(texts).length === 0;
      write(ofTab, isEmpty ? others : { ...others, [gridKey(path)]: { by: whoTypes(), fields: texts } });
    },
    textsOf(path) {
      const draft = read(ofTab)[gridKey(path)];
      return draft?.by === whoTypes() ? draft.fields : {};
    },
    forget(path, form) {
      keepOnly(entryOf(form), (key) => key !== keyOf(path, form));
    },
  };
}
