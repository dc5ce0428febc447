import { describe, expect, it } from 'vitest'
import { noDomains } from './agency-defaults.ts'
import { agentsOrigin } from './agents-origin.ts'

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
  ])('%s', (_, agency, product, origin) => expect(agentsOrigin(agency, product)).toBe(origin))
})
