/** What each question about notices can be refused for. */
export const noticeRefusals = { stop: ['notice/not-found'] } as const;

/** Why mails could not be stopped by a link: no mail of ours has it. */
export type NoticeRefused = { readonly kind: (typeof noticeRefusals.stop)[number] };
