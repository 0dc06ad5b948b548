/** A card that the owner allows us to charge off-session. We never receive its number. */
export type SavedCard = {
  readonly customer: string;
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  /** Last valid month, `YYYY-MM`. */
  readonly expires: string;
};
