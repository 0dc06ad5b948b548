export type TrackingWishes = {
  /** Do Not Track: '1' or 'yes' is a refusal. */
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
};

/** ANA-2: whether this person's use may be reported to a third party. Either signal is a refusal. */
export const mayBeMeasured = ({ doNotTrack, globalPrivacyControl }: TrackingWishes): boolean =>
  globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes';
