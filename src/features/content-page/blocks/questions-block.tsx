import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockOf } from '../block-types.ts';

export function QuestionsBlock({ id, block }: { id: string; block: BlockOf<'questions'> }) {
  return (
    <>
      <BlockHeading id={id} title={block.title} intro={block.intro} />
      <div className="max-w-3xl border-t border-line">
        {block.items.map(({ question, answer }) => (
          <Disclosure key={question} question={question} group={id}>
            <Prose text={answer} />
          </Disclosure>
        ))}
      </div>
    </>
  );
}
