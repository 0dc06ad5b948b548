import { Suspense, useSyncExternalStore } from 'react';
import { fetched } from '../../routes/chunk-error.ts';
import { optionalPart } from '../optional-part.ts';
import { toastsWaiting } from './toast.ts';

const Toasts = optionalPart(async () => (await fetched(import('../../chakra/toasts.tsx'))).Toasts);

export const Toaster = () =>
  useSyncExternalStore(toastsWaiting.subscribe, toastsWaiting.current, () => false) ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
