import { expect, it } from 'vitest'
import { frameUrlOf } from './frame.ts'

const src = 'https://chat.example/embed.js?eu=agent-bakery-001'
const agent = { agent: 'agent-bakery-001', region: 'eu' }

it('finds the page beside the script', () => {
  const url = 'https://chat.example/app/eu/render/agent-bakery-001/iframe'
  expect(frameUrlOf(src, agent)).toBe(url)
  expect(frameUrlOf(src, agent, '?frame=popup')).toBe(`${url}?frame=popup`)
})

it('never leaves the host of the script', () => {
  for (const region of ['//evil.example', '..//..//evil.example', 'https://evil.example', '@evil.example']) {
    expect(new URL(frameUrlOf(src, { ...agent, region })).origin).toBe('https://chat.example')
  }
})
