/** A card that its owner lets us charge while they are away. The number itself never reaches us. */
export type SavedCard = {
  /** Whose it is, and which one, by the payment provider’s ids. */
  readonly customer: string;
  readonly id: string;
  /** As the provider writes it, such as `visa`. */
  readonly brand: string;
  readonly last4: string;
  /** The last month in which it is good, `YYYY-MM`. */
  readonly expires: string;
};
