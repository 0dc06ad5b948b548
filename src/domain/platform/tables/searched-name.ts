/**
 * Returns the text for searching names. A name in the form of lists, `Quay, Ada`, becomes `Ada Quay`, which is the stored form. Returns other texts unchanged.
 */
export function searchedName(typed: string): string {
  const [family = '', given = '', ...more] = typed.split(',').map((part) => part.trim());
  return more.length > 0 || family === '' || given === '' ? typed : `${given} ${family}`;
}
