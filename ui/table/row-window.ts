/** Which rows of a long table are in the page, and the room the others take, in px. */
export interface RowWindow {
  start: number
  /** One past the last. */
  end: number
  before: number
  after: number
}

/** Rows kept ready above and below what is seen. */
const spare = 8
/** However tall the scroller, no more rows than this are in the page. */
const most = 56

/** The rows to draw of `count` rows of equal height, for where the scroller stands. */
export function rowWindow(
  count: number,
  rowHeight: number,
  scrollTop: number,
  viewHeight: number,
): RowWindow {
  const seen = Math.ceil(viewHeight / rowHeight) + 1
  const wanted = Math.min(most, seen + 2 * spare)
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight) - spare
  const start = Math.max(0, Math.min(first, count - wanted))
  const end = Math.min(count, start + wanted)
  return { start, end, before: start * rowHeight, after: (count - end) * rowHeight }
}
