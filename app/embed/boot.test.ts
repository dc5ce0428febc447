import { expect, it } from 'vitest'
import { agentUrlOf, fromBoot, readBoot } from './boot.ts'

const pageWith = (textContent: string | undefined) =>
  ({ getElementById: () => (textContent === undefined ? null : { textContent }) }) as unknown as Document

it('reads what the server wrote into the page', () => {
  const boot = { region: 'na', agentId: 'agent-bakery-001', agent: null }
  expect(readBoot(pageWith(JSON.stringify(boot)), '/')).toEqual(boot)
})

it('finds the agent in the address of a page served without it', () => {
  const boot = readBoot(pageWith(undefined), '/app/eu/render/agent-bakery-001/iframe')
  expect(boot).toEqual({ region: 'eu', agentId: 'agent-bakery-001', agent: null })
  expect(agentUrlOf(boot)).toBe('/api/eu/public/agents/agent-bakery-001')
})

it('shows nothing at once without an agent', () => {
  expect(fromBoot({ region: 'eu', agentId: 'agent-bakery-001', agent: null, palette: {} })).toBeUndefined()
})
