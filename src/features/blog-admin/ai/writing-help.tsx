import type { Proposal } from '#domain/blog/ai-result.ts';
import type { PostFields } from '#domain/blog/post.ts';
import { Button } from '#ui/button/button.tsx';
import { fieldActions, stageWords } from './actions.ts';
import { useWritingHelp } from './use-writing-help.ts';

interface WritingHelpProps {
  fields: PostFields;
  onProposal: (proposal: Proposal) => void;
  onSignedOut: () => void;
}

/** The AI helps for a post. A person reads their text before readers see it. */
export function WritingHelp(props: WritingHelpProps) {
  const { running, stage, help, optimiseAll, stop } = useWritingHelp(props);
  const busy = running !== undefined;
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          icon="sparkles"
          disabled={busy || props.fields.content.trim() === ''}
          onClick={optimiseAll}
          className="disabled:opacity-60"
        >
          Master AI Optimize
        </Button>
        {fieldActions.map((action) => (
          <Button key={action.action} disabled={busy} onClick={() => help(action)} className="disabled:opacity-60">
            {action.label}
          </Button>
        ))}
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        Title, excerpt, category and text of this post are sent to the writing function. Every change is shown to you
        and can be refused.
      </p>
      <div role="status">
        {busy && (
          <div className="mt-3 flex flex-wrap items-center gap-4">
            <progress aria-label="AI is writing" className="h-2 w-48 accent-brand" />
            <span>{stageWords(stage)}</span>
            <Button onClick={stop}>Stop</Button>
          </div>
        )}
      </div>
    </div>
  );
}
