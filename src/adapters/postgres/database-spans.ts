type EndSpan = (outcome: { readonly failed: boolean }) => void;

/** Starts a span for each statement. Its text has placeholders instead of values. */
type StatementSpans = { readonly statement: (sql: string) => EndSpan };

/** Starts spans for transactions and statements, for a trace. */
export type DatabaseSpans = StatementSpans & {
  /** Starts a span that contains the transaction's statements. `end` ends the span. */
  readonly transaction: () => TransactionSpans;
};

export type TransactionSpans = StatementSpans & { readonly end: () => void };
