/** The product's name and slug, defined only here. */
export const productName = 'Blockyard';
export const productSlug = 'blockyard';
