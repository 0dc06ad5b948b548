const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => slugShape.test(text) && text.length <= 60;
