import { createContext, use } from 'react';
import type { FormDrafts } from './form-drafts.ts';

const noDrafts: FormDrafts = {
  keep: () => undefined,
  restore: () => undefined,
  forget: () => undefined,
  keepTexts: () => undefined,
  textsOf: () => ({}),
};

const DraftsContext = createContext<FormDrafts>(noDrafts);

export const DraftsProvider = DraftsContext.Provider;

export const useFormDrafts = (): FormDrafts => use(DraftsContext);
