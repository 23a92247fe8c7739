import { type BlogAiReply, type BlogAiRequest, blogAiRequest } from '#wire/blog-ai.ts';
import { FunctionRefusal } from '../../functions/function-refusal.ts';
import { ModelError, type ModelErrorKind } from '../../model/text-model.ts';
import type { BlogWriter } from '../../writing/blog-writer.ts';
import { problemIn, type ServerFunction } from './server-function.ts';

/** Bytes: a picture of 10 MB as base64, with text. */
const bodyLimit = 15 * 1024 * 1024;

/** blog-ai-optimizer: helps staff write a post. */
export function blogAiFunction(writer: BlogWriter): ServerFunction {
  return {
    staffOnly: true,
    streams: true,
    bodyLimit,
    post: (body) => {
      const request = blogAiRequest.safeParse(body);
      if (!request.success) return { problem: problemIn(request.error.issues) };
      const missing = missingIn(request.data);
      if (missing) return { problem: missing };
      return {
        run: async ({ signal, emit }): Promise<BlogAiReply> => {
          try {
            const result = await writer.write(request.data, signal, (stage) => emit?.('progress', { stage }));
            return { success: true, result };
          } catch (error) {
            throw error instanceof ModelError ? refusalOf(error) : error;
          }
        },
      };
    },
  };
}

/** The fields that an action needs and the request lacks, in the words of the editor. */
function missingIn({
  action,
  topic,
  image,
  title,
  content,
  excerpt,
  category,
  context,
}: BlogAiRequest): string | undefined {
  const has = (text: string | undefined) => text !== undefined && text.trim() !== '';
  switch (action) {
    case 'create_full_post':
      return has(topic) || image ? undefined : 'Please provide a topic or upload an image for AI generation';
    case 'create_from_image':
      return image ? undefined : 'Please provide a topic or upload an image for AI generation';
    case 'generate_content':
      return [title, excerpt, category, context, topic].some(has)
        ? undefined
        : 'Please provide a title, an excerpt, a category or notes first';
    case 'master_optimize':
      return has(content) ? undefined : 'Please write some content first';
    case 'optimize_content':
      if (!has(title)) return 'Please provide a title first';
      return has(content) ? undefined : 'Please write some content first';
    default:
      return has(title) ? undefined : 'Please provide a title first';
  }
}

/** The message to staff when the model failed. */
const words: Readonly<Partial<Record<ModelErrorKind, string>>> = {
  unauthorised: 'The text model does not accept the key of this site. Please tell whoever runs the site.',
  rejected: 'The text model does not take this request. If there is a picture, try another one.',
  'rate-limited': 'The text model is busy. Please try again in a minute.',
  overloaded: 'The text model is busy. Please try again in a minute.',
  timeout: 'The text model took too long. Please try again, perhaps with a narrower topic.',
  refused: 'The text model will not write about this. Please change the topic or the text.',
  'cut-off': 'The text became too long. Please try again with a narrower topic or a shorter text.',
  malformed: 'The text model answered with something that is no article. Please try again.',
  spent: 'What the text model may cost today is used up, or too many are using it. Please try again later.',
};

function refusalOf(error: ModelError): FunctionRefusal {
  const message = words[error.kind] ?? 'The text model cannot be reached. Please try again in a moment.';
  return new FunctionRefusal('model-failed', { message }, { cause: error });
}
