/**
 * Runs in the page: words that are cut off, and what stands out of the window. What scrolls, and what shortens its text
 * on purpose and says so (`text-overflow: ellipsis`, a value in a field), is not cut off. Line numbers are left out:
 * CodeMirror lays them out again a moment later.
 */
export function findClippedText(): string[] {
  const tolerance = 2
  const faults = new Set<string>()
  const describe = (element: Element) => {
    const own = element.closest('[class*="vg-"]')?.classList[0] ?? element.tagName.toLowerCase()
    return `${own} "${(element.textContent ?? '').trim().slice(0, 40)}"`
  }
  const isHidden = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width <= 1 ||
      height <= 1 ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement
    if (
      !parent ||
      !node.textContent?.trim() ||
      parent.closest('script, style, svg, .sb-wrapper, #storybook-docs')
    )
      continue
    if (isHidden(parent) || parent.closest('.vg-visually-hidden, .cm-gutters')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    let mayLeaveWindow = false
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') mayLeaveWindow = true
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) mayLeaveWindow = true
      if (mayLeaveWindow) break
      const edge = box.getBoundingClientRect()
      const cutsX =
        /hidden|clip/.test(style.overflowX) &&
        (text.left < edge.left - tolerance || text.right > edge.right + tolerance)
      const cutsY =
        /hidden|clip/.test(style.overflowY) &&
        (text.top < edge.top - tolerance || text.bottom > edge.bottom + tolerance)
      if (cutsX || cutsY) faults.add(`${describe(parent)} is cut off by ${describe(box).split(' ')[0]}`)
      if (style.position === 'fixed') break
    }
    if (!mayLeaveWindow && (text.left < -tolerance || text.right > window.innerWidth + tolerance)) {
      faults.add(`${describe(parent)} stands out of the window`)
    }
  }
  if (document.documentElement.scrollWidth > window.innerWidth + tolerance)
    faults.add('the page scrolls sideways')
  return [...faults]
}
