export const printButton = 'Print login cards';
