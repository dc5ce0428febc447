import { describe, expect, it } from 'vitest'
import { nodeVersionProblem } from './node-version.mjs'

describe('nodeVersionProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1'])('accepts %s', (version) => {
    expect(nodeVersionProblem(version)).toBeNull()
  })

  it.each(['18.20.8', '20.9.0', '20.18.3'])('names the wanted version for %s', (version) => {
    expect(nodeVersionProblem(version)).toContain(`needs Node 20.19 or newer; this is Node ${version}`)
  })
})
