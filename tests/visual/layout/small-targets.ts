/**
 * Runs in the page: what can be pressed but is smaller than `least` px in one direction. Links inside a sentence are
 * as high as its line (WCAG 2.2, 2.5.8); a label, or an area a stylesheet adds around a control, counts as part of it.
 */
export function findSmallTargets(least: number): string[] {
  const roles = [
    'button',
    'link',
    'checkbox',
    'radio',
    'switch',
    'tab',
    'menuitem',
    'option',
    'slider',
    'combobox',
  ]
  const selector = `a[href], button, input, select, textarea, summary, ${roles.map((role) => `[role="${role}"]`).join(', ')}`
  const describe = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    return `${element.classList[0] ?? element.tagName.toLowerCase()} "${name.slice(0, 40)}"`
  }
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display.startsWith('inline') &&
    element.matches('a, [role="link"], button') &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === 3 && node.textContent?.trim(),
    )

  const faults = new Set<string>()
  for (const element of document.body.querySelectorAll<HTMLElement>(selector)) {
    if (element.closest('[inert], [aria-hidden="true"], .sb-wrapper, #storybook-docs')) continue
    if (element.matches(':disabled, [aria-disabled="true"], [type="hidden"], [tabindex="-1"][type="file"]'))
      continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    if (isInSentence(element)) continue
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    // A picture of a pixel's half is no fault.
    const enough = least - 0.5
    if (width >= enough && height >= enough) continue
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const reaches = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy)
      // What floats over the edge of something for now says nothing about its size.
      const isCovered = hit?.closest('.vg-portals') && !element.closest('.vg-portals')
      return isCovered || [element, ...labels].some((part) => part.contains(hit))
    }
    // Nobody can press what lies under something else.
    if (!reaches(0, 0)) continue
    const half = least / 2 - 0.5
    const isWide = width >= enough || (reaches(-half, 0) && reaches(half, 0))
    const isHigh = height >= enough || (reaches(0, -half) && reaches(0, half))
    if (!isWide || !isHigh)
      faults.add(`${describe(element)} is ${Math.round(width)}×${Math.round(height)} px`)
  }
  return [...faults]
}
