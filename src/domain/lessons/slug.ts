const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a lesson could have this slug at all. */
export const isSlug = (text: string): boolean => slugShape.test(text) && text.length <= 60;
