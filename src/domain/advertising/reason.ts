/** Length of a reason to publish despite a warning. */
export const reasonLimits = { least: 10, most: 1000 } as const;
