/** How many rows a textarea needs for its text, between two bounds. */
export function fittingRows(area: HTMLTextAreaElement, minRows: number, maxRows: number): number {
  const style = getComputedStyle(area)
  const padding = Number.parseFloat(style.paddingBlockStart) + Number.parseFloat(style.paddingBlockEnd)
  const before = area.rows
  // Its scroll height is never less than its height, so measure it at its smallest.
  area.rows = minRows
  const needed = Math.round((area.scrollHeight - padding) / Number.parseFloat(style.lineHeight))
  area.rows = before
  return Math.min(Math.max(needed, minRows), Math.max(minRows, maxRows))
}
