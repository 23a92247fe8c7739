import type { ToolSettings } from '#wire/tools.ts';

/**
 * What the calculator needs to know of the clinic: who receives the numbers when the AI button is pressed, and in whose
 * time zone a printed result is dated.
 */
export type CalculatorSettings = Pick<ToolSettings, 'clinicName' | 'analysisProvider' | 'timeZone'>;
