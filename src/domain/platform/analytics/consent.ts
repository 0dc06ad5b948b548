export type TrackingWishes = {
  /** Do Not Track: '1' and 'yes' mean no. */
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
};

/** ANA-2: whether this person's use may be reported to a third party. Either signal means no. */
export const mayBeMeasured = ({ doNotTrack, globalPrivacyControl }: TrackingWishes): boolean =>
  globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes';
