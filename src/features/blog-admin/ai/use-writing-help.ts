import { useEffect, useRef, useState } from 'react';
import { type Proposal, proposalForField, proposalOfResult } from '#domain/blog/ai-result.ts';
import type { PostFields } from '#domain/blog/post.ts';
import { notify } from '#ui/toast/toasts.ts';
import type { BlogAiAction, BlogAiRequest, BlogAiStage } from '#wire/blog-ai.ts';
import { aiFailureWords, type FieldAction, masterDone } from './actions.ts';
import { AiFailure, requestAi } from './request-ai.ts';

interface WritingHelpOptions {
  fields: PostFields;
  onProposal: (proposal: Proposal) => void;
  onSignedOut: () => void;
}

/** Runs one writing help at a time, reports its result, and can be stopped. */
export function useWritingHelp({ fields, onProposal, onSignedOut }: WritingHelpOptions) {
  const [running, setRunning] = useState<BlogAiAction>();
  const [stage, setStage] = useState<BlogAiStage>();
  const giveUp = useRef<AbortController>(undefined);
  useEffect(() => () => giveUp.current?.abort(), []);

  async function run(
    action: BlogAiAction,
    read: (result: unknown) => Proposal | undefined,
    done: { title: string; description: string },
  ): Promise<void> {
    if (running) return;
    const controller = new AbortController();
    giveUp.current = controller;
    setRunning(action);
    setStage(undefined);
    try {
      const proposal = read(await requestAi(requestFor(action, fields), controller.signal, setStage));
      if (!proposal) throw new AiFailure(aiFailureWords.noResult);
      onProposal(proposal);
      notify({ ...done, tone: 'good' });
    } catch (error) {
      if (controller.signal.aborted) return;
      const { title, description } = aiFailureWords.optimise;
      notify({ title, description: (error instanceof Error && error.message) || description, tone: 'problem' });
      if (error instanceof AiFailure && error.signedOut) onSignedOut();
    } finally {
      if (giveUp.current === controller) {
        giveUp.current = undefined;
        setRunning(undefined);
      }
    }
  }

  return {
    running,
    stage,
    help({ action, field, done }: FieldAction): void {
      if (fields.title.trim() === '') {
        notify({ title: 'Missing Information', description: 'Please provide a title first', tone: 'problem' });
        return;
      }
      void run(action, (result) => proposalForField(field, result), done);
    },
    optimiseAll(): void {
      void run('master_optimize', proposalOfResult, masterDone);
    },
    stop(): void {
      giveUp.current?.abort();
    },
  };
}

/** The fields of the post that the model needs, cut to the function's limits, so that a long excerpt is not refused. */
function requestFor(action: BlogAiAction, { title, content, excerpt, category }: PostFields): BlogAiRequest {
  return { action, title: title.slice(0, 300), content, excerpt: excerpt.slice(0, 5000), category };
}
