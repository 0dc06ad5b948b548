/** Returns a draft based on another lesson, with a new name, a new position in the unit, and version 1. */
export const draftOf = (lesson: string, slug: string, position: number): string => {
  const title = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
  return lesson
    .replace(/^title: .*$/m, `title: ${title}`)
    .replace(/^status: .*$/m, 'status: draft')
    .replace(/^version: .*$/m, 'version: 1')
    .replace(/position: \d+/, `position: ${position}`);
};
