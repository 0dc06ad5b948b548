export const productName = 'Blockyard';
export const productSlug = 'blockyard';
