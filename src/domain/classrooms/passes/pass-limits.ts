/** `daysAhead` is how many days ahead a pass can be created; `perClassroom` counts passes that have not ended. */
export const passLimits = { daysAhead: 60, perClassroom: 20 } as const;
