import { describe, expect, it } from 'vitest'
import { declaredTokens, stylingApi } from './styling-api.ts'

const button = `/* .vg-old is gone; --old-token too */
@layer ui.components {
  .vg-button {
    --recipe-bg: red;
    color: var(--button-text, var(--recipe-text));
    background: var(--button-bg, var(--recipe-bg, color-mix(in srgb, var(--text) 7%, transparent)));
    inline-size: var(--_width, 3rem);
    max-inline-size: var(--radix-popover-trigger-width, 1px);
    &[data-tone="ghost"] { color: var(--text); }
  }
  .vg-button__label { margin: 0; }
  .vg-_button__spinner { margin: 0; }
}`

describe('stylingApi', () => {
  const [only, ...others] = stylingApi({
    '../../../ui/button/button.css': button,
    '../../../ui/button/more.css': '.vg-button { --button-text-x: 1 }',
    '../../../features/shell/loading/bar.css': '.vg-_loading { color: red }',
    '../../../ui/theme/css/layers.css': '@layer a, b;',
  })

  it('lists classes of a folder once, without those of comments and of parts nobody restyles', () => {
    expect(others).toEqual([])
    expect(only!.part).toBe('button')
    expect(only!.classes).toEqual(['.vg-button', '.vg-button__label'])
    expect(only!.attributes).toEqual(['data-tone'])
  })

  it('lists tokens nobody sets, with all of their fallback', () => {
    expect(only!.tokens).toEqual([
      { name: '--button-text', fallback: 'var(--recipe-text)' },
      {
        name: '--button-bg',
        fallback: 'var(--recipe-bg, color-mix(in srgb, var(--text) 7%, transparent))',
      },
    ])
  })
})

describe('declaredTokens', () => {
  it('gives names and first values', () => {
    expect(
      declaredTokens('.a { --x: 1px; --_private: 2; color: var(--y); } .b { --x: 3px; --z:\n  a,\n  b }'),
    ).toEqual([
      { name: '--x', value: '1px' },
      { name: '--z', value: 'a, b' },
    ])
  })
})
