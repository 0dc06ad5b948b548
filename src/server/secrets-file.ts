import { parseEnv } from 'node:util';

type Environment = Readonly<Record<string, string | undefined>>;

function variablesIn(file: string, readText: (file: string) => string): Environment | null {
  try {
    return parseEnv(readText(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}

/** Returns the variables that are not empty. Variables in the file at `SECRETS_FILE` have priority. Returns null if the file cannot be read. */
export function withSecretsFile(given: Environment, readText: (file: string) => string): Environment | null {
  const file = given['SECRETS_FILE']?.trim() ?? '';
  const secrets = file === '' ? {} : variablesIn(file, readText);
  if (secrets === null) return null;
  return Object.fromEntries(Object.entries({ ...given, ...secrets }).filter(([, value]) => value?.trim()));
}
