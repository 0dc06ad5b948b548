/** What offers login cards, of one class and of several. */
export const printButton = 'Print login cards';
