import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropStep, keepStep, keptStep } from './kept-step.ts'

const minute = 60_000
const step = { email: 'new@example.com', home: 'eu', hasPassword: false } as const

describe('the step of signing up a tab keeps', () => {
  const kept = new Map<string, string>()

  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    })
  })

  it('is there while the mailed code counts, and until it is forgotten', () => {
    keepStep(step, 0)
    expect(keptStep(10 * minute - 1)).toEqual(step)
    expect(keptStep(10 * minute)).toBeUndefined()
    dropStep()
    expect(keptStep(0)).toBeUndefined()
  })

  it('never holds a password', () => {
    keepStep({ ...step, hasPassword: true }, 0)
    expect([...kept.values()].join()).not.toMatch(/"password"/)
    expect(keptStep(0)).toMatchObject({ hasPassword: true })
  })

  it('takes nothing else that lies there', () => {
    for (const value of ['', '{}', 'null', '{"until":9,"value":{"email":"x","home":"eu"}}']) {
      kept.set('vg_sign_up', value)
      expect(keptStep(0), value).toBeUndefined()
    }
  })

  it('is not there in a browser that keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined)
    keepStep(step, 0)
    expect(keptStep(0)).toBeUndefined()
  })
})
