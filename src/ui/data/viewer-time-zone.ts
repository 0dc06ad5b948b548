const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Returns the viewer's IANA time zone. It is read once, because every cell with a date needs it. */
export const viewerTimeZone = (): string => timeZone;
