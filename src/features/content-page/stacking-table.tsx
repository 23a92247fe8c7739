// biome-ignore-all lint/a11y/noRedundantRoles: rows that stack on a phone lose their roles in some browsers
import type { ReactNode } from 'react';

interface StackingTableProps {
  caption: string;
  columns: readonly string[];
  /** Values so short that on a phone each is on its column's line. */
  figures?: boolean;
  rows: readonly { key: string; header: ReactNode; cells: readonly ReactNode[] }[];
}

/** A table where there is room; on a phone each row is a block, with the column's name above each value. */
export function StackingTable({ caption, columns, rows, figures = false }: StackingTableProps) {
  const [first, ...others] = columns;
  return (
    <table role="table" className="block w-full @lg:table">
      <caption className="block pb-3 text-left text-h4 font-bold @lg:table-caption">{caption}</caption>
      <thead role="rowgroup" className="sr-only @lg:not-sr-only @lg:table-header-group">
        <tr role="row" className="@lg:border-t-2 @lg:border-b @lg:border-t-ink @lg:border-b-edge">
          <th
            role="columnheader"
            scope="col"
            className="py-3 pr-5 text-left align-bottom text-sm font-semibold text-ink-soft"
          >
            {first}
          </th>
          {others.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="py-3 pr-5 text-left align-bottom text-sm font-semibold text-ink-soft last:pr-0"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block border-t-2 border-ink @lg:table-row-group @lg:border-t-0">
        {rows.map(({ key, header, cells }) => (
          <tr key={key} role="row" className="block border-b border-line py-5 @lg:table-row @lg:py-0">
            <th
              role="rowheader"
              scope="row"
              className="block text-left text-h4 font-semibold @lg:table-cell @lg:w-[29%] @lg:py-4 @lg:pr-5 @lg:align-top @lg:text-base"
            >
              {header}
            </th>
            {others.map((column, index) => (
              <td
                key={column}
                role="cell"
                className={`mt-3 @lg:table-cell @lg:py-4 @lg:pr-5 @lg:align-top @lg:last:pr-0 ${figures ? 'flex flex-wrap items-baseline justify-between gap-x-4' : 'block'}`}
              >
                <span aria-hidden="true" className="block text-sm font-semibold text-ink-soft @lg:hidden">
                  {column}
                </span>
                {figures ? <span className="ml-auto text-right">{cells[index]}</span> : cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
