/** `daysAhead`: how many days in advance a pass can be created. `perClassroom`: maximum number of passes that have not ended. */
export const passLimits = { daysAhead: 60, perClassroom: 20 } as const;
