/** The maximum of PostgreSQL's type `integer`. A greater number in a request would fail in the database. */
export const maxStoredInteger = 2 ** 31 - 1;
