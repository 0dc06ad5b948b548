/** What a browser says of its person's wish not to be followed; older ones say less. */
export type TrackingWishes = {
  /** 'Do not track': '1' or 'yes' for not wanting it. */
  readonly doNotTrack?: string | null;
  /** Global privacy control. */
  readonly globalPrivacyControl?: boolean;
};

/** ANA-2: whether the use of the product by this person may be told to a third party. Either signal is a no. */
export const mayBeMeasured = ({ doNotTrack, globalPrivacyControl }: TrackingWishes): boolean =>
  globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes';
