/** The link to the turn of a school's year. */
export const newYearLink = 'New school year';
