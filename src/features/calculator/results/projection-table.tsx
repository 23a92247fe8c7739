// biome-ignore-all lint/a11y/noRedundantRoles: rows that stack in a narrow window lose their roles in some browsers
import type { DynamicProjection } from '#domain/calculator/dynamic-projection.ts';
import type { Projection } from '#domain/calculator/projection.ts';
import { inWords, type WeightUnit } from '#domain/calculator/units.ts';

interface ProjectionTableProps {
  projection: Projection;
  dynamic: DynamicProjection | null;
  unit: WeightUnit;
  hasRange: boolean;
}

/** The chart as a table. Where large letters leave no room for columns, each week is a block. */
export function ProjectionTable({ projection, dynamic, unit, hasRange }: ProjectionTableProps) {
  const columns = ['By the formula', ...(hasRange ? ['Range'] : []), ...(dynamic ? ['By the model'] : [])];
  return (
    <table role="table" className="mt-2 block w-full max-w-md text-left text-sm tabular-nums xs:table">
      <caption className="sr-only">Weight week by week</caption>
      <thead role="rowgroup" className="sr-only xs:not-sr-only xs:table-header-group">
        <tr role="row" className="border-b border-edge">
          <th role="columnheader" scope="col" className="py-1.5">
            Week
          </th>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className="py-1.5 pl-4 text-right">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block xs:table-row-group">
        {projection.points.map(({ week, weight, span }) => {
          const figures = [
            inWords(weight, unit),
            ...(hasRange ? [week > 0 && span ? `${inWords(span.low, unit)} to ${inWords(span.high, unit)}` : '–'] : []),
            ...(dynamic ? [inWords(dynamic.points[week]?.weight ?? weight, unit)] : []),
          ];
          return (
            <tr key={week} role="row" className="block border-b border-line py-2 xs:table-row">
              <th role="rowheader" scope="row" className="block font-normal max-xs:font-bold xs:table-cell xs:py-1.5">
                {week === 0 ? (
                  'Today'
                ) : (
                  <>
                    <span className="xs:hidden">Week </span>
                    {week}
                  </>
                )}
              </th>
              {columns.map((column, index) => (
                <td
                  key={column}
                  role="cell"
                  className="flex flex-wrap items-baseline justify-between gap-x-4 xs:table-cell xs:py-1.5 xs:pl-4 xs:text-right"
                >
                  <span aria-hidden="true" className="text-ink-soft xs:hidden">
                    {column}
                  </span>
                  {figures[index]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
