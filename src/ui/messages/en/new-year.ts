/** The link to a school's rollover. */
export const newYearLink = 'New school year';
