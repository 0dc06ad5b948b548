import { type Kysely, sql } from 'kysely';
import { foldedText } from '../folded-text.ts';

type Row = { readonly id: string; readonly bill_to: string | null; readonly purchase_order: string | null };

/** What our staff find orders by: the buyer’s name and the number of the purchase order, folded. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table orders add column bill_to_folded text, add column purchase_order_folded text`.execute(
    db,
  );
  const { rows } = await sql<Row>`select id, bill_to, purchase_order from orders
    where bill_to is not null or purchase_order is not null`.execute(db);
  for (const { id, bill_to: billTo, purchase_order: purchaseOrder } of rows)
    await sql`update orders set bill_to_folded = ${foldedText(billTo)},
      purchase_order_folded = ${foldedText(purchaseOrder)} where id = ${id}`.execute(db);
}
