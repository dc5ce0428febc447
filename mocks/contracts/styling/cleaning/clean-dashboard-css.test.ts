import { expect, it } from 'vitest'
import { cleanDashboardCss, hidesAll } from './clean-dashboard-css.ts'

it.each([
  'body { display: none }',
  'html { visibility: hidden }',
  ':root { opacity: 0 }',
  'body { opacity: 5% }',
  '* { display: none }',
  'body > div { display: none }',
  '.vg-client-dashboard { display: none }',
  '.vg-client-dashboard > * { scale: 0 }',
  '.vg-client-dashboard:not(.mine) { transform: scale(0) }',
  ':is(.vg-card, .vg-client-dashboard) { max-height: 0 }',
  '.vg-card, body { display: none }',
  'body[data-mode="dark"] { display: none }',
  '@media (width < 40rem) { body { display: none } }',
  '.vg-client-dashboard { &:hover { visibility: hidden } }',
  'body { display: var(--mine) }',
  'body { clip-path: circle(0) }',
  'body { animation: away 1s forwards }',
  'body { filter: opacity(0) }',
])('%s is not kept: it hides all', (css) => {
  const cleaned = cleanDashboardCss(css)
  expect(cleaned.css).toBe('')
  expect(cleaned.removed).toContain(hidesAll)
})

it.each([
  '.vg-client-dashboard__tabs { display: none }',
  '.vg-client-dashboard { display: grid; opacity: 0.9 }',
  '.vg-client-dashboard::before { display: none }',
  '.vg-scope .vg-card { &:hover { opacity: 0 } }',
  '.vg-scope div:empty { display: none }',
  '@media print { .vg-scope { display: none } }',
])('%s stays as it was written', (css) => {
  expect(cleanDashboardCss(css)).toEqual({ css, removed: [] })
})

it('keeps what stands beside it', () => {
  expect(
    cleanDashboardCss('.vg-scope {\n  display: none;\n  color: red;\n}\n\n.vg-card { color: blue }').css,
  ).toBe('.vg-scope {\n\n  color: red;\n}\n\n.vg-card { color: blue }')
  const once = cleanDashboardCss('.vg-scope { color: red; opacity: 0; }').css
  expect(cleanDashboardCss(once)).toEqual({ css: once, removed: [] })
})
