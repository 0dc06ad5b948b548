export const noticeRefusals = { stop: ['notice/not-found'] } as const;

/** The link to stop mails belongs to none of our mails. */
export type NoticeRefused = { readonly kind: (typeof noticeRefusals.stop)[number] };
