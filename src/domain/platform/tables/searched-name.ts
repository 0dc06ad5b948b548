/** Returns the text to search names for: a name as lists show it, `Quay, Ada`, is stored as `Ada Quay`. Other texts are unchanged. */
export function searchedName(typed: string): string {
  const [family = '', given = '', ...more] = typed.split(',').map((part) => part.trim());
  return more.length > 0 || family === '' || given === '' ? typed : `${given} ${family}`;
}
