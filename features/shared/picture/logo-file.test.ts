import { describe, expect, it } from 'vitest'
import { logoProblem } from './logo-file.ts'

describe('logo file', () => {
  it.each(['logo.png', 'LOGO.PNG', 'my.old.logo.webp', 'a.html.jpeg', 'x.gif', 'x.jpg'])(
    'takes %s',
    (name) => {
      expect(logoProblem({ name, size: 500_000 })).toBeUndefined()
    },
  )

  it.each(['logo.svg', 'logo.png.html', 'png', 'logo', 'logo.', ''])('refuses the type of "%s"', (name) => {
    expect(logoProblem({ name, size: 10 })).toBe('Only png, jpg, jpeg, gif, webp Files')
  })

  it('refuses a byte more than half a million', () => {
    expect(logoProblem({ name: 'logo.png', size: 500_001 })).toBe('Max size: 0.5 MBs')
  })
})
