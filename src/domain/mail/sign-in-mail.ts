/** What a mail with a sign-in link was asked for; its subject and words differ. */
export const signInMailPurposes = ['login', 'sign-up', 'confirm'] as const;
export type SignInMailPurpose = (typeof signInMailPurposes)[number];
