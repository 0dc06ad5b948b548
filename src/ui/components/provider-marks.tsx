import type { ReactElement } from 'react';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';

const GoogleMark = () => (
  <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
    />
    <path
      fill="#34A853"
      d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
    />
    <path fill="#FBBC05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33z" />
    <path
      fill="#EA4335"
      d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z"
    />
  </svg>
);

const AppleMark = () => (
  <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" fill="currentColor">
    <path d="M12.9 9.55c0-1.6 1.3-2.36 1.36-2.4-.74-1.08-1.9-1.23-2.3-1.25-.98-.1-1.91.58-2.41.58-.5 0-1.26-.57-2.08-.55a3.07 3.07 0 0 0-2.58 1.57c-1.1 1.91-.28 4.74.79 6.29.53.76 1.15 1.6 1.97 1.58.79-.03 1.09-.51 2.05-.51.95 0 1.22.51 2.06.5.85-.02 1.39-.78 1.91-1.54.6-.88.85-1.74.86-1.78-.02-.01-1.63-.63-1.63-2.49zM11.33 4.9c.43-.53.73-1.26.65-1.99-.63.03-1.39.42-1.84.95-.4.47-.76 1.21-.66 1.93.7.05 1.42-.36 1.85-.89z" />
  </svg>
);

const MicrosoftMark = () => (
  <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
    <path fill="#F25022" d="M1 1h7.6v7.6H1z" />
    <path fill="#7FBA00" d="M9.4 1H17v7.6H9.4z" />
    <path fill="#00A4EF" d="M1 9.4h7.6V17H1z" />
    <path fill="#FFB900" d="M9.4 9.4H17V17H9.4z" />
  </svg>
);

const marks: Readonly<Partial<Record<FederatedProvider, () => ReactElement>>> = {
  'google.com': GoogleMark,
  'apple.com': AppleMark,
  'microsoft.com': MicrosoftMark,
};

/** The logo of a login provider, shown next to its name. Renders nothing for a provider without a logo. */
export function ProviderMark({ of }: { readonly of: FederatedProvider }) {
  const Mark = marks[of];
  return Mark === undefined ? null : <Mark />;
}
