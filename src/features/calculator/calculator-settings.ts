import type { ToolSettings } from '#wire/tools.ts';

/** What the calculator needs to know of the clinic: who receives the numbers when the AI button is pressed. */
export type CalculatorSettings = Pick<ToolSettings, 'clinicName' | 'analysisProvider'>;
