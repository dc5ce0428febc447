import { expect, it } from 'vitest'
import { frameUrlOf } from './frame.ts'

const src = 'https://chat.example/embed.js?v=2'
const agent = { agent: 'agent-bakery-001', region: 'eu' }

it('finds the page beside the script', () => {
  expect(frameUrlOf(src, agent)).toBe(
    'https://chat.example/app/eu/render/agent-bakery-001/iframe?frame=popup',
  )
})

it('asks for no close button inside a page', () => {
  const url = 'https://chat.example/app/eu/render/agent-bakery-001/iframe'
  expect(frameUrlOf(src, { ...agent, variant: 'chat' })).toBe(url)
})

it('never leaves the host of the script', () => {
  for (const region of ['//evil.example', '..//..//evil.example', 'https://evil.example', '@evil.example']) {
    expect(new URL(frameUrlOf(src, { ...agent, region })).origin).toBe('https://chat.example')
  }
})
