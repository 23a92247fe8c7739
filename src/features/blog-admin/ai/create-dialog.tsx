import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Proposal, proposalOfResult } from '#domain/blog/ai-result.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { boxClasses, Field } from '#ui/field/field.tsx';
import { notify } from '#ui/toast/toasts.ts';
import type { BlogAiRequest, BlogAiStage } from '#wire/blog-ai.ts';
import { aiFailureWords, stageWords } from './actions.ts';
import { aiImageLimit, imageAsDataUrl } from './downscale-image.ts';
import { AiFailure, requestAi } from './request-ai.ts';

interface CreateDialogProps {
  onClose: () => void;
  onCreated: (proposal: Proposal) => void;
  onSignedOut: () => void;
}

const missingInput = {
  title: 'Missing Input',
  description: 'Please provide a topic or upload an image for AI generation',
} as const;

/** Asks for a topic or an image and lets AI write a first draft. Closing it discards everything in it. */
export function CreateDialog({ onClose, onCreated, onSignedOut }: CreateDialogProps) {
  const [topic, setTopic] = useState('');
  const [image, setImage] = useState<File>();
  const { problem, busy, stage, choose, submit, stop } = useCreation({
    topic,
    image,
    setImage,
    onCreated,
    onSignedOut,
  });

  return (
    <Dialog title="Create a post with AI" onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Topic" hint="What it is about, for whom, and what the reader should take away.">
          {(box) => (
            <textarea
              {...box}
              rows={3}
              maxLength={2000}
              value={topic}
              disabled={busy}
              onChange={({ target }) => setTopic(target.value)}
              className={boxClasses}
            />
          )}
        </Field>
        <Field label="Image (optional)" hint="Under 10 MB. It is made smaller before it is sent, and not stored.">
          {(box) => (
            <input
              {...box}
              type="file"
              accept="image/*"
              disabled={busy}
              onChange={({ target }) => {
                setImage(undefined);
                choose(target.files?.[0]);
              }}
              className={boxClasses}
            />
          )}
        </Field>
        <Progress busy={busy} stage={stage} />
        <p aria-live="assertive" className="font-semibold text-severe">
          {problem}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          {busy ? <Button onClick={stop}>Stop</Button> : <Button onClick={onClose}>Cancel</Button>}
          <Button look="primary" icon="sparkles" type="submit" disabled={busy} className="disabled:opacity-60">
            {busy ? 'Creating…' : 'Create post'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Progress({ busy, stage }: { busy: boolean; stage: BlogAiStage | undefined }) {
  return (
    <div role="status">
      {busy && (
        <div className="grid gap-2">
          <progress aria-label="AI is writing" className="h-2 w-full accent-brand" />
          <p>{stage ? stageWords(stage) : 'AI is writing a first draft.'} This can take a minute.</p>
        </div>
      )}
    </div>
  );
}

interface CreationOptions extends Omit<CreateDialogProps, 'onClose'> {
  topic: string;
  image: File | undefined;
  setImage: (file: File) => void;
}

/** Asks for a first draft, with its progress and its failure. */
function useCreation({ topic, image, setImage, onCreated, onSignedOut }: CreationOptions) {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [stage, setStage] = useState<BlogAiStage>();
  const giveUp = useRef<AbortController>(undefined);
  useEffect(() => () => giveUp.current?.abort(), []);

  function refuse(title: string, description: string): void {
    setProblem(description);
    notify({ title, description, tone: 'problem' });
  }

  function choose(file: File | undefined): void {
    setProblem('');
    if (!file) return;
    if (!file.type.startsWith('image/')) refuse('Invalid File', 'Please select an image file');
    else if (file.size >= aiImageLimit) refuse('File Too Large', 'Please select an image smaller than 10MB');
    else setImage(file);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setProblem('');
    if (topic.trim() === '' && !image) return refuse(missingInput.title, missingInput.description);
    const controller = new AbortController();
    giveUp.current = controller;
    setBusy(true);
    setStage(undefined);
    try {
      const request = await requestFor(topic.trim(), image);
      const proposal = proposalOfResult(await requestAi(request, controller.signal, setStage));
      if (!proposal) throw new AiFailure(aiFailureWords.noResult);
      notify({ title: 'AI Post Created', description: 'Read it through before you publish it.', tone: 'good' });
      onCreated(proposal);
    } catch (error) {
      if (controller.signal.aborted) return;
      const { title, description } = aiFailureWords.create;
      refuse(title, (error instanceof Error && error.message) || description);
      if (error instanceof AiFailure && error.signedOut) onSignedOut();
    } finally {
      if (giveUp.current === controller) setBusy(false);
    }
  }

  function stop(): void {
    giveUp.current?.abort();
    giveUp.current = undefined;
    setBusy(false);
  }

  return { problem, busy, stage, choose, submit, stop };
}

async function requestFor(topic: string, image: File | undefined): Promise<BlogAiRequest> {
  if (!image) return { action: 'create_full_post', topic };
  return { action: 'create_from_image', image: await imageAsDataUrl(image), ...(topic ? { topic } : {}) };
}
