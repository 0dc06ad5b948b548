import type { Stock } from '#application/service/billing/ports/stock.ts';
import type { Product } from '#domain/billing/prices/prices.ts';

export async function addStock(stock: Stock, product: Product, quantity: number): Promise<void> {
  const level = (await stock.levels()).find((each) => each.product === product);
  const seen = level?.onHand ?? 0;
  const counted = await stock.count(product, { seen, onHand: seen + quantity });
  if (!counted.ok) throw new Error(counted.error.kind);
}
