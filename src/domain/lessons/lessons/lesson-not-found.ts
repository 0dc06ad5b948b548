/** No readable lesson has this slug (LES-1), or not in the requested version. */
export type LessonNotFound = { readonly kind: 'lesson/not-found'; readonly slug: string };
