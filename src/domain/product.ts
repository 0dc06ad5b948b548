/** The product's name and slug; nowhere else in the code. */
export const productName = 'Blockyard';
export const productSlug = 'blockyard';
