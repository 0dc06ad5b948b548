const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** The IANA time zone of who looks, whose days are shown: asked for once, since every cell of a table with a day needs it. */
export const viewerTimeZone = (): string => timeZone;
