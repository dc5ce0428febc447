import { describe, expect, it } from 'vitest'
import { cleanWidgetCss } from '#mocks/contracts/styling/cleaning/clean-widget-css.ts'
import { launcherCss } from './launcher-css.ts'

describe('the CSS of the bubble', () => {
  it.each([
    ['.vg-launcher { background: red }', '.vg-launcher{background:red}'],
    ['.vg-launcher:hover svg { color: red }', '.vg-launcher:hover svg{color:red}'],
    ['.vg-scope .vg-launcher, .vg-widget { color: red }', '.vg-scope .vg-launcher{color:red}'],
    ['.vg-scope { --primary: red; display: none }', '.vg-scope{--primary:red}'],
    ['html { --primary: red }', '.vg-scope{--primary:red}'],
    ['.vg-launcher { inline-size: 4.5rem }', '.vg-launcher{inline-size:72px}'],
    [
      '@media (width < 40rem) { .vg-launcher { color: red } p { color: blue } }',
      '@media (width<640px){.vg-launcher{color:red}}',
    ],
    [
      '@keyframes glow { to { color: red } } @keyframes other { to { color: red } } .vg-launcher { animation: glow 1s }',
      '@keyframes glow{to{color:red}}.vg-launcher{animation:glow 1s}',
    ],
  ])('keeps of %j what the bubble has', (css, kept) => {
    expect(launcherCss(cleanWidgetCss(css).css)).toBe(kept)
  })

  it.each([
    '',
    '.vg-widget__header { color: red }',
    'button { color: red }',
    '.vg-launcher + div { color: red }',
    '.vg-launcher ~ div { color: red }',
    '.vg-widget .vg-launcher { color: red }',
    ':host(.vg-launcher) { display: none }',
    'voiceglow-widget::part(launcher) { color: red }',
    '.vg-launcher { position: fixed }',
    '.vg-launcher { background: url(https://evil.example/x.png) }',
    '.vg-launcher { background: image-set("https://evil.example/x.png" 1x) }',
    '.vg-launcher { box-shadow: 0 0 0 9999px red }',
    '.vg-launcher { transform: scale(50) }',
    '.vg-launcher { z-index: 2147483647 }',
    '@import url(https://evil.example/vg-launcher.css);',
    '@keyframes vg-launcher { to { color: red } }',
    '.vg-launcher { } ',
  ])('has no room for %j', (css) => {
    expect(launcherCss(cleanWidgetCss(css).css)).toBe('')
  })

  it.each([
    ['.vg-launcher{max-width:9999px!/**/important}', '.vg-launcher{max-width:9999px}'],
    ['.vg-scope{--x:1!important}', '.vg-scope{--x:1}'],
    ['.vg-launcher{color:red;display:contents}', '.vg-launcher{color:red}'],
    ['.vg-launcher{color:red;display:var(--mine)}', '.vg-launcher{color:red}'],
    ['.vg-launcher{color:red;& ~ p{width:9999px}}', '.vg-launcher{color:red}'],
    ['.vg-launcher{color:red;@media print{& + p{width:9999px}}}', '.vg-launcher{color:red;@media print{}}'],
  ])('leaves out of %s what leaves the bubble’s bounds, however it was kept', (css, kept) => {
    expect(launcherCss(css)).toBe(kept)
  })
})
