// biome-ignore-all lint/a11y/noRedundantRoles: rows that stack lose their roles in some browsers
import type { ReactNode } from 'react';

interface NarrowTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; header: ReactNode; cells: readonly ReactNode[] }[];
}

/**
 * A table with a few short values in each row. It stays a table on a phone, smaller where the text is large. Where letters
 * leave no room for columns, each row is a block with the column's name beside each value.
 */
export function NarrowTable({ caption, columns, rows }: NarrowTableProps) {
  return (
    <table
      role="table"
      className="w-full text-sm tabular-nums sm:table-fixed sm:text-base @max-[18rem]:text-xs @max-[16rem]:block @max-[16rem]:text-base"
    >
      <caption className="pb-3 text-left text-h4 font-bold @max-[16rem]:block">{caption}</caption>
      <thead role="rowgroup" className="@max-[16rem]:sr-only">
        <tr role="row" className="border-t-2 border-b border-t-ink border-b-edge">
          {columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="py-2 pr-1.5 text-left align-bottom font-semibold text-ink-soft last:pr-0 sm:text-sm"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="@max-[16rem]:block @max-[16rem]:border-t-2 @max-[16rem]:border-ink">
        {rows.map(({ key, header, cells }) => (
          <tr key={key} role="row" className="border-b border-line @max-[16rem]:block @max-[16rem]:py-3">
            <th
              role="rowheader"
              scope="row"
              className="py-2 pr-1.5 text-left font-semibold @min-[20rem]:whitespace-nowrap @max-[16rem]:block @max-[16rem]:text-h4"
            >
              {header}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                role="cell"
                className="py-2 pr-1.5 last:pr-0 @min-[20rem]:whitespace-nowrap @max-[16rem]:flex @max-[16rem]:flex-wrap @max-[16rem]:justify-between @max-[16rem]:gap-x-4 @max-[16rem]:py-0.5"
              >
                <span aria-hidden="true" className="hidden font-semibold text-ink-soft @max-[16rem]:inline">
                  {columns[index + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
