/** Characters of a reason to publish over a warning. */
export const reasonLimits = { least: 10, most: 1000 } as const;
