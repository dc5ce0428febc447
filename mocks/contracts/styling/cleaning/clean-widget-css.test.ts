import { describe, expect, it } from 'vitest'
import { cleanWidgetCss } from './clean-widget-css.ts'

const clean = (css: string) => cleanWidgetCss(css).css

describe('cleanWidgetCss', () => {
  it('leaves what is fine as it was written, comments and all', () => {
    const css = `/* cards: 16 / 9 */
.vg-widget__header { background: linear-gradient(red,  blue); }

/* small screens */
@media (width < 40rem) {
  .vg-launcher { inline-size: 3rem }
}
@keyframes glow { to { box-shadow: 0 0 8px #7b2ff7 } }

.vg-widget__bubble { border-radius: 999px; }
.vg-widget__send { &:hover { opacity: 0.9; } }`
    expect(cleanWidgetCss(css)).toEqual({ css, removed: [] })
  })

  it.each([
    ['body { color: red }', '.vg-scope { color: red }'],
    [':root { --primary: #f00 }', '.vg-scope { --primary: #f00 }'],
    ['html body .vg-launcher { color: red }', '.vg-scope .vg-launcher { color: red }'],
    ['body > .vg-widget { color: red }', '.vg-scope .vg-widget { color: red }'],
    [
      'html[data-mode="dark"] .vg-widget { color: red }',
      '.vg-scope[data-mode="dark"] .vg-widget { color: red }',
    ],
    ['* { color: red }', '.vg-scope * { color: red }'],
    ['button, .vg-launcher { color: red }', '.vg-scope button, .vg-launcher { color: red }'],
    ['div:not(.vg-widget) { color: red }', '.vg-scope div:not(.vg-widget) { color: red }'],
    ['@media print { body { color: red } }', '@media print { .vg-scope { color: red } }'],
  ])('keeps %s inside the widget', (input, output) => {
    const { css, removed } = cleanWidgetCss(input)
    expect(css).toBe(output)
    expect(removed).toEqual([
      'Selectors begin with .vg-scope, in place of html, body and :root, so that they reach only what this CSS is for.',
    ])
  })

  it.each([
    '.vg-widget body { color: red }',
    '.vg-scope + div { color: red }',
    'body ~ div { color: red }',
    ':host { color: red }',
    'voiceglow-widget::part(launcher) { color: red }',
    '@scope (body) { a { color: red } }',
    '@property --x { syntax: "*"; inherits: false }',
    '@import "x.css";',
    '@font-face { font-family: x; src: url(x) }',
    '@keyframes vg-widget-appear { to { opacity: 0 } }',
    '.vg-widget { position: fixed }',
    '.vg-widget { position: sticky }',
    '.vg-widget { z-index: 99999 }',
    '.vg-widget { margin: -9999px }',
    '.vg-widget { transform: translateX(-100vw) }',
    '.vg-widget { text-indent: -999em }',
    '.vg-launcher { box-shadow: 0 0 0 9999px red }',
    '.vg-launcher { transform: scale(40) }',
    '.vg-launcher { outline: 200vmax solid red }',
    '.vg-launcher { outline: 30cqw solid red }',
    '.vg-launcher { outline: 9unheard solid red }',
    '.vg-launcher { box-shadow: 0 0 0 calc(100px * 90) red }',
    '.vg-launcher { box-shadow: 0 0 0 calc(100px / 0.01) red }',
    '.vg-launcher { box-shadow: 0 0 0 calc(150px + 150px) red }',
    '.vg-launcher { filter: drop-shadow(0 0 hypot(190px, 190px) red) }',
    '.vg-launcher { margin-inline-start: 190cm }',
    '.vg-launcher { margin: calc(-100px * 99) }',
    '.vg-launcher { padding: 100vmax }',
    '.vg-launcher { translate: 90vmax }',
    '.vg-launcher { transform: translate(90vmin) }',
    '.vg-launcher { transform: matrix(90, 0, 0, 90, 0, 0) }',
    '.vg-launcher { transform: matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0.01) }',
    '.vg-launcher { transform: perspective(10px) translateZ(9.9px) }',
    '.vg-launcher { transform: skewX(89.9deg) }',
    '.vg-launcher { transform: scale(3) scale(3) }',
    '.vg-launcher { scale: 900% }',
    '.vg-launcher { zoom: 900% }',
    '.vg-launcher { z-index: calc(9 * 9) }',
    '.vg-launcher { z-index: var(--z) }',
    '.vg-launcher { inset: var(--d) }',
    '.vg-launcher { inset: calc(-1px * 9999) }',
    '.vg-launcher { offset-distance: 9999px }',
    '.vg-launcher { background: url(https://evil.example/x) }',
    '.vg-launcher { width: expression(alert(1)) }',
    'input[value^="a"] { color: red }',
    '</style><script>alert(1)</script>',
    '{ color: red }',
    '@im\\70ort "x.css";',
    '@sc\\6fpe (.a) { b { color: red } }',
    '.vg-widget { p\\6fsition: fixed }',
    '.vg-widget { position: f\\69xed }',
    '.vg-widget { position: -webkit-sticky }',
    '.vg-widget { position: var(--p) }',
    '.vg-widget { position: inherit }',
    '.vg-widget { background: \\75rl(https://evil.example/x) }',
    '.vg-widget { background: URL("//evil.example/x") }',
    '.vg-widget { background: url(data:text/html,x) }',
    '.vg-widget { background: url(/api/eu/v2/agents) }',
    '.vg-widget { background: url("/files/../api/x") }',
    '.vg-widget { background: im\\61ge-set("https://evil.example/x" 1x) }',
    '.vg-widget { background: -webkit-image-set("https://evil.example/x" 1x) }',
    '.vg-widget { background: src("https://evil.example/x") }',
    '.vg-widget { background: paint(x) }',
    '.vg-widget { --x: url(https://evil.example/x) }',
    '.vg-widget { --x: { background: url(https://evil.example/x) } }',
    '.vg-widget { content: attr(value) }',
    '@supports (background: url(https://evil.example/x)) { .vg-widget { color: red } }',
    '@container style(--x: url(x)) { .vg-widget { color: red } }',
    '@scope ([value^="a"]) { .vg-widget { color: red } }',
    '@namespace x "y";',
    '@view-transition { navigation: auto }',
    '@unheard-of { .vg-widget { color: red } }',
    '.vg-widget:is(html:has(button[title^="P"]) *) { color: red }',
    '.vg-widget:is(.dashboard *) { color: red }',
    '.vg-widget:not(:root *) { color: red }',
    '.vg-widget:where(:host) { color: red }',
    '.vg-widget:nth-child(1 of html *) { color: red }',
    '.vg-widget:-webkit-any(html *) { color: red }',
    '.vg-scope:has(~ .dashboard) { color: red }',
    'html:has(button[title^="P"]) :scope .vg-widget { color: red }',
    '.vg-widget { html:has(.x) & { color: red } }',
    '.vg-widget { .dashboard & { color: red } }',
    '.vg-widget { html:hover & { color: red } }',
    '.vg-widget { --x:hover & { color: red } }',
    '.vg-widget { :is(.dashboard &) { color: red } }',
    '.vg-widget { :scope & { color: red } }',
    'input[v\\61lue^="a"] { color: red }',
  ])('drops %s and says so', (input) => {
    const { css, removed } = cleanWidgetCss(`.vg-launcher { color: red }\n${input}`)
    expect(css).toBe('.vg-launcher { color: red }')
    expect(removed.length).toBeGreaterThan(0)
  })

  it.each([
    ['.vg-widget { p\\6fsition: relative }', '.vg-widget { position: relative }'],
    ['html:has(.x) .vg-widget { color: red }', '.vg-scope:has(.x) .vg-widget { color: red }'],
    [':scope .vg-widget { color: red }', '.vg-scope .vg-widget { color: red }'],
    ['& .vg-widget { color: red }', '.vg-scope .vg-widget { color: red }'],
    ['@keyframes x { from { background: url(//evil.example) } @import "x"; }', '@keyframes x { from {} }'],
  ])('reads %s for what it is', (input, output) => expect(clean(input)).toBe(output))

  it.each([
    '.vg-widget { background: url("data:image/png;base64,AAAA") }',
    '.vg-widget { background-image: url(/files/eu/w1/agent-a/x.webp) }',
    '.vg-widget { &:hover .vg-widget__title { color: red } }',
    '.vg-widget:has(> .vg-widget__log):not(.x, .y) { color: red }',
    '.vg-widget__bubble:nth-child(2n + 1 of .x) { color: red }',
    '.vg-widget:lang(de) { color: red }',
    '.vg-widget { margin: calc(50% - 1rem) 5vmin; padding: var(--mine) 1cm; border: 1px solid var(--border) }',
    '.vg-widget { box-shadow: var(--mine), 0 0 8px rgb(0 0 0 / 20%); transform: rotate(3deg) scale(1.1) }',
    '.vg-widget { scale: 110%; z-index: 2; translate: 0 -2px; border-image: linear-gradient(red, blue) 1 }',
    '.vg-widget__log::-webkit-scrollbar { width: 6px }',
    '@supports selector(:has(a)) { .vg-widget { color: red } }',
    '@container (width > 300px) { .vg-widget { color: red } }',
    '.vg-widget { @media print { color: red; &:hover { color: blue } } }',
  ])('leaves %s', (css) => expect(cleanWidgetCss(css)).toEqual({ css, removed: [] }))

  it.each([
    ['.a{'.repeat(9_990), 'The CSS is nested more than 32 levels deep.'],
    ['@media x{'.repeat(9_990), 'The CSS is nested more than 32 levels deep.'],
    [`.a{b:${'calc('.repeat(60)}1`, 'The CSS is nested more than 32 levels deep.'],
    [`@supports ${'(a:b)and'.repeat(12_000)}`, 'A condition or a selector of the CSS is too long to read.'],
    [`${'.a,'.repeat(2_000)}.b{c:d}`, 'A condition or a selector of the CSS is too long to read.'],
    ['%a{b:c}'.repeat(10_000), 'Too much of the CSS is broken to read it.'],
  ])('reads nothing of %.20s', (input, objection) => {
    expect(cleanWidgetCss(input)).toEqual({ css: '', removed: [objection], objection })
  })

  it('drops only the declaration that must go', () => {
    expect(clean('.vg-launcher {\n  color: red;\n  position: fixed;\n  width: 3rem;\n}')).toBe(
      '.vg-launcher {\n  color: red;\n  width: 3rem;\n}',
    )
  })

  it('keeps the rest of a selector list', () => {
    expect(clean('.vg-launcher, .vg-widget html { color: red }')).toBe('.vg-launcher { color: red }')
  })

  it('takes !important away and nothing else', () => {
    expect(cleanWidgetCss('.vg-launcher { color: red !important; width: 3rem ! important }')).toEqual({
      css: '.vg-launcher { color: red; width: 3rem}',
      removed: ['!important, which your CSS never needs here.'],
    })
  })

  it.each([
    ['red!/**/important', 'red'],
    ['red /* ! */ ! /* ! */ important /* ! */', 'red /* ! */'],
    ['"!important" !/**/\\69mportant', '"!important"'],
  ])('takes it away from %s', (value, left) => {
    expect(clean(`.vg-launcher { --x: ${value}; content: ${value}; width: 3rem }`)).toBe(
      `.vg-launcher { --x: ${left}; content: ${left}; width: 3rem }`,
    )
  })

  it.each([
    ['.vg-launcher { color: red', '.vg-launcher {\n  color: red\n}'],
    [
      '@media print { .vg-launcher { color: red }',
      '@media print {\n  .vg-launcher {\n    color: red\n  }\n}',
    ],
    ['.vg-launcher { color: red } }', '.vg-launcher { color: red }'],
    ['.vg-launcher { color: red; b c; width: 3rem }', '.vg-launcher { color: red; width: 3rem }'],
  ])('repairs %s', (input, output) => expect(clean(input)).toBe(output))

  it('cuts what is too long at a whole rule', () => {
    const rule = '.vg-launcher { color: red }\n'
    const { css, removed } = cleanWidgetCss(rule.repeat(8_000))
    expect(css.length).toBeLessThanOrEqual(100_000)
    expect(css.endsWith('}')).toBe(true)
    expect(removed).toEqual(['Everything after the first 100,000 characters.'])
  })

  it.each([
    '',
    '}',
    '/* open',
    '"open',
    '.a{'.repeat(400),
    '}'.repeat(400),
    '\\',
    '.vg-a{--x:(',
    '@media',
    '.vg-a{content:"</style>"}',
  ])('gives back something clean for %s', (input) => {
    const { css } = cleanWidgetCss(input)
    expect(cleanWidgetCss(css).removed).toEqual([])
    expect(css).not.toMatch(/<\//)
    expect(cleanWidgetCss(css).css).toBe(css)
  })
})
