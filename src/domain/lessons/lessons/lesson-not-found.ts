/** No readable lesson has this slug (LES-1), or the lesson does not have the requested version. */
export type LessonNotFound = { readonly kind: 'lesson/not-found'; readonly slug: string };
