import { shortened } from '#domain/blog/ai-result.ts';
import { checkOutput, type OutputProblem } from '#domain/chat/output-check.ts';
import type { BlogAiReply, BlogAiRequest, BlogAiStage } from '#wire/blog-ai.ts';
import { FunctionRefusal } from '../functions/function-refusal.ts';
import type { ModelImage, TextModel } from '../model/text-model.ts';
import { extractCategory, type KnownCategory } from './extract/category.ts';
import { extractExcerpt, extractMetaDescription } from './extract/summary.ts';
import { extractTags } from './extract/tags.ts';
import { adviceOn } from './problems.ts';
import { blogPrompt, blogTurn } from './prompt.ts';
import { postReply, replyLine, tagsReply, textReply, tidied, tidiedContent, tidiedTags } from './reply.ts';

export type BlogResult = BlogAiReply['result'];

/** The blog's present taxonomy. */
export interface Taxonomy {
  categories: readonly KnownCategory[];
  tags: readonly string[];
}

export interface BlogWriterParts {
  /** Undefined if none is configured. */
  model: TextModel | undefined;
  clinicName: string;
  /** Read for each request that needs it. */
  taxonomy: () => Promise<Taxonomy>;
  /** Converts a writer's file for the model. Rejects with a FunctionRefusal if it cannot be used. */
  picture: (dataUrl: string) => Promise<ModelImage>;
}

export interface BlogWriter {
  /** @throws FunctionRefusal with a message for the writer, or ModelError. */
  write(request: BlogAiRequest, signal: AbortSignal, onStage?: (stage: BlogAiStage) => void): Promise<BlogResult>;
}

const articleTokens = 6000;
const lineTokens = 600;

/** Writing assistance for staff: with a model, or by extraction from the text. */
export function createBlogWriter({ model, clinicName, taxonomy, picture }: BlogWriterParts): BlogWriter {
  async function withModel(
    request: BlogAiRequest,
    by: TextModel,
    signal: AbortSignal,
    onStage: (stage: BlogAiStage) => void,
  ) {
    if (request.image) onStage('reading-image');
    const image = request.image ? await picture(request.image) : undefined;
    onStage('writing');
    const system = blogPrompt(
      clinicName,
      (await taxonomy()).categories.map(({ name }) => name),
    );
    const task = blogTurn(request);
    const first = await ask(request, by, { system, text: task, image, signal });
    onStage('checking');
    const problems = problemsOf(first);
    if (problems.length === 0) return first;
    // A model often corrects its text when it receives the problems.
    onStage('writing');
    const again = `${task}\n\nYour last draft was refused because it ${adviceOn(problems)}. Write it without that.`;
    const second = await ask(request, by, { system, text: again, image, signal });
    onStage('checking');
    refuseUnlawful(problemsOf(second), 'The draft that came back');
    return second;
  }

  async function withoutModel({ action, title = '', content = '', excerpt }: BlogAiRequest): Promise<BlogResult> {
    if (!isExtractable(action)) throw new FunctionRefusal('no-model', { message: noModel });
    if (content.trim() === '')
      throw new FunctionRefusal('invalid-request', { message: 'Please write some content first.' });
    const result = await extracted(action, title, content, excerpt);
    if (result.length === 0)
      throw new FunctionRefusal('invalid-request', {
        message: 'The text is too short to draw this from. Please write a little more first.',
      });
    refuseUnlawful(problemsOf(result), 'What was drawn from your text');
    return result;
  }

  async function extracted(action: Extractable, title: string, content: string, excerpt?: string) {
    switch (action) {
      case 'generate_excerpt':
        return extractExcerpt(title, content);
      case 'generate_meta_description':
        return extractMetaDescription(title, content, excerpt);
      case 'suggest_tags':
        return extractTags(title, content, (await taxonomy()).tags);
      case 'suggest_category':
        return extractCategory(title, content, (await taxonomy()).categories) ?? 'Health';
    }
  }

  return {
    write: (request, signal, onStage = () => {}) =>
      model ? withModel(request, model, signal, onStage) : withoutModel(request),
  };
}

const noModel =
  'This needs a text model, and no model is configured. Excerpt, tags, category and meta description work without one.';

/** Fields that can be extracted from the text itself. */
const extractable = ['generate_excerpt', 'generate_meta_description', 'suggest_tags', 'suggest_category'] as const;
type Extractable = (typeof extractable)[number];

function isExtractable(action: BlogAiRequest['action']): action is Extractable {
  return (extractable as readonly string[]).includes(action);
}

interface Prompt {
  system: string;
  text: string;
  image: ModelImage | undefined;
  signal: AbortSignal;
}

async function ask({ action }: BlogAiRequest, model: TextModel, prompt: Prompt): Promise<BlogResult> {
  const { system, text, image, signal } = prompt;
  const request = { system, turns: [{ role: 'user' as const, text }], image, signal };
  switch (action) {
    case 'create_full_post':
    case 'create_from_image':
    case 'master_optimize':
      return tidied((await model.generateObject({ ...request, maxOutputTokens: articleTokens }, postReply)).output);
    case 'generate_content':
    case 'optimize_content':
      return tidiedContent(
        (await model.generateObject({ ...request, maxOutputTokens: articleTokens }, textReply)).output.text,
      );
    case 'suggest_tags':
      return tidiedTags(
        (await model.generateObject({ ...request, maxOutputTokens: lineTokens }, tagsReply)).output.tags,
      );
    default: {
      const { output } = await model.generateObject({ ...request, maxOutputTokens: lineTokens }, textReply);
      return action === 'generate_meta_description' ? shortened(output.text) : replyLine(output.text);
    }
  }
}

function problemsOf(result: BlogResult): OutputProblem[] {
  const texts =
    typeof result === 'string' ? [result] : Array.isArray(result) ? result : [...Object.values(result).flat()];
  return [...new Set(texts.flatMap((text) => checkOutput(text)))];
}

function refuseUnlawful(problems: readonly OutputProblem[], what: string): void {
  if (problems.length === 0) return;
  throw new FunctionRefusal('unsafe-text', {
    message: `${what} ${adviceOn(problems)}. Change the topic or the text, and try again.`,
  });
}
