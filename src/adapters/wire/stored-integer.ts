/** The maximum of PostgreSQL's type `integer`. A greater number in a request would cause a database error. */
export const maxStoredInteger = 2 ** 31 - 1;
