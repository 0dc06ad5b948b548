/** The purposes of a mail with a sign-in link. Subject and words differ. */
export const signInMailPurposes = ['login', 'sign-up', 'confirm'] as const;
export type SignInMailPurpose = (typeof signInMailPurposes)[number];
