/** Freezes a value and its contents, so that it can be returned without a copy; binary data cannot be frozen and is skipped. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const held of Object.values(value)) deepFreeze(held);
  return Object.freeze(value);
}
