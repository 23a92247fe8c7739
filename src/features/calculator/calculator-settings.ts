import type { ToolSettings } from '#wire/tools.ts';

/**
 * The clinic's settings for the calculator: the recipient of the numbers when the AI button is pressed, and the time zone
 * of dates in print.
 */
export type CalculatorSettings = Pick<ToolSettings, 'clinicName' | 'analysisProvider' | 'timeZone'>;
