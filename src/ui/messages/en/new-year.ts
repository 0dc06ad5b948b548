export const newYearLink = 'New school year';
