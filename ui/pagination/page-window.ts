/** Pages to offer, with `null` for a gap: first, last, the current one and its neighbours. */
export function pageWindow(page: number, count: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, count].filter((each) => each >= 1 && each <= count)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((each, index) => {
    const skipped = each - (shown[index - 1] ?? 0) - 1
    if (skipped === 0) return [each]
    // A gap of one page is no shorter than the page itself.
    return skipped === 1 ? [each - 1, each] : [null, each]
  })
}
