import { loadContent } from '#content/load.ts';
import { createBank } from '#server/assistant/embedded/bank/bank.ts';
import { knownMeanings } from '#server/assistant/embedded/bank/known-meanings.ts';
import { createSentenceEncoder } from '#server/assistant/meaning/encoder.ts';

// `npm run keep-meanings`: writes to content/assistant/meanings.bin what each text of the bank means to the encoder, where
// that is not known yet. For all of them it takes minutes, which every first start would take without the file. Worth
// doing when hundreds of texts are new, and after the encoder was tuned anew.
const { assistant } = loadContent('content');
const encoder = createSentenceEncoder('questions');
await createBank(assistant, encoder, knownMeanings(assistant.meanings, encoder));
await encoder.close();
