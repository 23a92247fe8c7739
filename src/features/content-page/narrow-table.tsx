import type { ReactNode } from 'react';

interface NarrowTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; header: ReactNode; cells: readonly ReactNode[] }[];
}

/** A table of a few short values in each row: it stays a table on a phone, smaller where the text is large. */
export function NarrowTable({ caption, columns, rows }: NarrowTableProps) {
  return (
    <table className="w-full text-sm tabular-nums sm:table-fixed sm:text-base @max-[18rem]:text-xs">
      <caption className="pb-3 text-left text-h4 font-bold">{caption}</caption>
      <thead>
        <tr className="border-t-2 border-b border-t-ink border-b-edge">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-2 pr-1.5 text-left align-bottom font-semibold text-ink-soft last:pr-0 sm:text-sm"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, header, cells }) => (
          <tr key={key} className="border-b border-line">
            <th
              scope="row"
              className="py-2 pr-1.5 text-left font-semibold whitespace-nowrap @max-[16rem]:whitespace-normal"
            >
              {header}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                className="py-2 pr-1.5 whitespace-nowrap last:pr-0 @max-[16rem]:whitespace-normal"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
