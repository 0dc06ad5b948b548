/** Fetches a text file of this site. Rejects if that fails. */
export async function fetchText(path: string): Promise<string> {
  const reply = await fetch(path);
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.text();
}
