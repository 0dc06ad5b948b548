const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Returns the viewer's IANA time zone. It is determined once, because every cell with a date needs it. */
export const viewerTimeZone = (): string => timeZone;
