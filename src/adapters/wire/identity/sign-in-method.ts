import * as z from 'zod/mini';

export const ownProvider = [
  z.templateLiteral(['oidc.', z.string()]),
  z.templateLiteral(['saml.', z.string()]),
] as const;

export const signInMethod = z.union([
  z.enum(['email', 'google.com', 'apple.com', 'microsoft.com', 'device']),
  ...ownProvider,
]);
