export const noticeRefusals = { stop: ['notice/not-found'] } as const;

/** The unsubscribe link is not from one of our emails. */
export type NoticeRefused = { readonly kind: (typeof noticeRefusals.stop)[number] };
