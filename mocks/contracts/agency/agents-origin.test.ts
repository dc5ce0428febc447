import { describe, expect, it } from 'vitest'
import type { Workspace } from '../workspaces/workspace.contract.ts'
import { noDomains } from './agency-defaults.ts'
import { agentsOrigin } from './agents-origin.ts'

const day = 24 * 60 * 60 * 1000
const now = 20_000 * day

/** A workspace whose white-label access ends at a moment, in milliseconds. */
function entitledUntil(end: number | null) {
  const whitelabelTrialEndsAt = end === null ? null : end / 1000
  return { internal: { whitelabel_trial: end !== null, whitelabelTrialEndsAt } as Workspace['internal'] }
}

const sub = { ...noDomains, VGsubDomain: 'north.localhost', isVerifiedSubDomain: true }
const both = { ...sub, customDomain: 'agents.north.example', isVerifiedCustomDomain: true }

describe('where an agency’s agents are shown', () => {
  it.each([
    ['an agency that is not known yet', undefined, 'https://app.example.com', null],
    ['one without hosts', noDomains, 'https://app.example.com', null],
    ['one whose host is not proven', { ...sub, isVerifiedSubDomain: false }, 'http://localhost:3000', null],
    ['one with a subdomain', sub, 'http://localhost:3000', 'http://north.localhost:3000'],
    ['one with a domain, too', both, 'https://app.example.com', 'https://agents.north.example'],
    [
      'one whose domain is not proven',
      { ...both, isVerifiedCustomDomain: false },
      'https://app.example.com',
      'https://north.localhost',
    ],
  ])('%s', (_, agency, product, origin) =>
    expect(agentsOrigin(agency, entitledUntil(now + day), product, now)).toBe(origin),
  )

  it.each([
    ['within a week of its access’s end', entitledUntil(now - 6 * day), 'https://north.localhost'],
    ['later', entitledUntil(now - 7 * day), null],
    ['without ever having had access', entitledUntil(null), null],
    ['while that is not known', undefined, null],
  ])('one with a subdomain, %s', (_, workspace, origin) =>
    expect(agentsOrigin(sub, workspace, 'https://app.example.com', now)).toBe(origin),
  )
})
