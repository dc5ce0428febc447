import { type RefObject, useLayoutEffect, useState } from 'react'
import { chooseFitting } from './choose-fitting.ts'

interface Measured {
  room: number
  gap: number
  widths: Readonly<Record<string, number>>
}

/**
 * Which of a line's things fit into it, measured. The line's children carry their id as `data-fit`; all are drawn until
 * the width of each is known.
 * @param kept the one that is shown in any case
 */
export function useFitting(
  line: RefObject<HTMLElement | null>,
  ids: readonly string[],
  kept: string | undefined,
): readonly string[] {
  const [measured, setMeasured] = useState<Measured>({ room: 0, gap: 0, widths: {} })
  const isKnown = measured.room > 0 && ids.every((id) => id in measured.widths)
  const widths = ids.map((id) => measured.widths[id] ?? 0)
  const shown = isKnown
    ? chooseFitting(widths, { ...measured, kept: kept === undefined ? -1 : ids.indexOf(kept) }).map(
        (place) => ids[place] as string,
      )
    : ids
  const drawn = shown.join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn decides what can be measured
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const measure = () => setMeasured((before) => measureLine(element, before))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [line, drawn])

  return shown
}

/** What is known after looking at the line: what is not drawn keeps the width it had. */
function measureLine(line: HTMLElement, before: Measured): Measured {
  const widths = { ...before.widths }
  for (const child of line.querySelectorAll<HTMLElement>('[data-fit]')) {
    widths[child.dataset.fit as string] = Math.ceil(child.getBoundingClientRect().width)
  }
  const gap = Number.parseFloat(getComputedStyle(line).columnGap) || 0
  const isSame =
    before.room === line.clientWidth &&
    before.gap === gap &&
    Object.keys(widths).length === Object.keys(before.widths).length &&
    Object.entries(widths).every(([id, width]) => before.widths[id] === width)
  return isSame ? before : { room: line.clientWidth, gap, widths }
}
