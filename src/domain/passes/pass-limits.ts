/** `daysAhead` is how long before its day a pass can be made; `perClassroom` counts the passes whose day is not over. */
export const passLimits = { daysAhead: 60, perClassroom: 20 } as const;
