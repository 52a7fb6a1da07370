import { NumberTable } from '../parts/number-table.tsx';
import { controlPoints, residualOf, rmsOf } from './sheet-geometry.ts';

const signed = (value: number) =>
  `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value).toFixed(1)}`;
const rms = rmsOf(controlPoints);

/** How well the drawn sheet of Fig. 1 fits, point by point. */
export function ResidualTable() {
  return (
    <NumberTable>
      <caption>
        Table 1. What is left over at the six control points of Fig. 1 after an affine fit, in
        metres. Invented numbers; the arithmetic is real.
      </caption>
      <thead>
        <tr>
          <th scope="col">Point</th>
          <th scope="col">East</th>
          <th scope="col">North</th>
          <th scope="col">Miss</th>
        </tr>
      </thead>
      <tbody>
        {controlPoints.map((point, index) => (
          <tr key={`${point.x}-${point.y}`}>
            <th scope="row">{index + 1}</th>
            <td>{signed(point.east)}</td>
            <td>{signed(point.north)}</td>
            <td>{residualOf(point).toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            RMS
          </th>
          <td>{rms.metres.toFixed(1)}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={3}>
            On the sheet at 1:50 000
          </th>
          <td>{rms.millimetresOnPaper.toFixed(2)} mm</td>
        </tr>
      </tfoot>
    </NumberTable>
  );
}
