import { describe, expect, it } from 'vitest'
import { storyWords } from './story-words.ts'

const words = storyWords([
  'features/session/login/login-screen.stories.tsx',
  'features/agents/list/agents-screen.stories.tsx',
])

describe('words on screens', () => {
  it('are found on the screen that shows them', () => {
    const screen = words.find(({ title, state }) => title === 'Sign-in/Sign in' && !state)
    expect(screen?.words).toContain('Please enter your email and password.')
  })

  it('are found in the state that expects them', () => {
    const hits = words.filter((each) => each.words.includes('Email or password is not right.'))
    expect(hits.map(({ state }) => state)).toContain('Wrong password')
  })

  it('are words, not names of the code', () => {
    const all = words.flatMap((each) => each.words)
    expect(all.filter((text) => /vg-|^#|=>/.test(text))).toEqual([])
  })
})
