/** A rectangle on the page in points, y downwards. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
