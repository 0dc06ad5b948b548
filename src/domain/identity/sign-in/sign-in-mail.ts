export const signInMailPurposes = ['login', 'sign-up', 'confirm'] as const;
export type SignInMailPurpose = (typeof signInMailPurposes)[number];
