/** Parts of the client dashboard an agency restyles most, as they stand in a sentence; a test finds each on the page. */
export const dashboardParts = [
  { name: 'bar', selector: '.vg-client-dashboard__bar' },
  { name: 'name and logo', selector: '.vg-client__name' },
  { name: 'tabs', selector: '.vg-client-dashboard__tabs' },
  { name: 'tab', selector: '.vg-client-dashboard__tab' },
  { name: 'open tab', selector: '.vg-client-dashboard__tab[aria-current]' },
  { name: 'page', selector: '.vg-client-dashboard__main' },
  { name: 'cards', selector: '.vg-card' },
  { name: 'buttons', selector: '.vg-button' },
  { name: 'badges', selector: '.vg-badge' },
  { name: 'footer', selector: '.vg-client__footer' },
] as const

/** CSS with an empty rule for a part at its end. */
export function withRuleFor(css: string, { selector }: { selector: string }): string {
  const before = css.trimEnd()
  return `${before}${before ? '\n\n' : ''}${selector} {\n  \n}\n`
}
