import { InlineProse, Prose } from '#ui/prose/prose.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockOf } from '../block-types.ts';
import { NarrowTable } from '../narrow-table.tsx';
import { StackingTable } from '../stacking-table.tsx';

export function TableBlock({ id, block }: { id: string; block: BlockOf<'table'> }) {
  const rows = block.rows.map((row) => {
    const [header, ...cells] = row.map((cell) => <InlineProse key={cell.html} text={cell} />);
    return { key: row.map(({ html }) => html).join(), header, cells };
  });
  const Table = block.narrow ? NarrowTable : StackingTable;
  return (
    <>
      <BlockHeading id={id} title={block.title} intro={block.intro} />
      <Table caption={block.caption} columns={block.columns} rows={rows} />
      {block.footnote && <Prose text={block.footnote} className="measure mt-4 text-sm text-ink-soft" />}
    </>
  );
}
