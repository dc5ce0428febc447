import { describe, expect, it } from 'vitest'
import { namedAgent } from './use-shown-agent.ts'

const id = 'agent-cafe-00001'
const named = (pathname: string, search = '') => namedAgent(pathname, new URLSearchParams(search))

describe('the agent an address names', () => {
  it.each([
    ['/app/eu/prototype', `vg_id=${id}`, 'eu'],
    [`/na/prototype/${id}`, '', 'na'],
    ['/share', `region=eu&vg_id=${id}`, 'eu'],
    ['/share', `vg_id=${id}`, 'na'],
  ])('%s?%s', (pathname, search, region) => expect(named(pathname, search)).toEqual({ region, agentId: id }))

  it.each([
    ['/app/us/prototype', `vg_id=${id}`],
    ['/app/eu/prototype', ''],
    ['/app/eu/prototype', 'vg_id=../../etc'],
    ['/eu/prototype/short', ''],
    ['/share', 'region=__proto__&vg_id=agent-cafe-00001'],
  ])('%s?%s names none', (pathname, search) => expect(named(pathname, search)).toBeNull())
})
