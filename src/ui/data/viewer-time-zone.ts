/** The IANA time zone of who looks, whose days are shown. */
export const viewerTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
