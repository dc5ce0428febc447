import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { forgetSession, keepSession, refreshSession } from './stored-session.ts'

const session = buildSession()
let values: Map<string, string>

function keepIn(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  vi.stubGlobal('localStorage', storage)
}

beforeEach(() => {
  values = new Map()
  keepIn({
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  })
})
afterEach(() => {
  forgetSession()
  vi.unstubAllGlobals()
})

describe('what a browser keeps of a session', () => {
  it('has the names of the specification and holds no credential', () => {
    keepSession(session)
    expect(Object.fromEntries(values)).toEqual({
      user_id: session.user.uid,
      vg_user_data: JSON.stringify(session.user),
      session_bearer_token: session.authToken,
      vg_bucket: 'eu',
    })
  })

  it('follows what the server says of the person', () => {
    keepSession(session)
    refreshSession(buildSession({ user: { displayName: 'Renamed' } }))
    expect(JSON.parse(values.get('vg_user_data') ?? '')).toMatchObject({ displayName: 'Renamed' })
  })

  it('is user, token and workspace no more after sign-out; the region and the looks stay', () => {
    keepSession(session)
    values.set('selected_workspace', 'workspace000eu1')
    values.set('vg_loaded', '1')
    values.set('vg_theme', 'dark')
    forgetSession()
    expect(Object.fromEntries(values)).toEqual({ vg_bucket: 'eu', vg_theme: 'dark' })
  })

  it("says nothing of somebody else's onboarding, and a session's first load is still to come", () => {
    values.set('user_id', 'somebody-else')
    values.set('onboarding_completed', 'true')
    values.set('vg_loaded', '1')
    keepSession(session)
    expect(values.has('onboarding_completed')).toBe(false)
    expect(values.has('vg_loaded')).toBe(false)
  })

  it.each(['blocked', 'full'])('is harmless where the storage is %s', (state) => {
    const refuse = () => {
      throw new DOMException(state, state === 'full' ? 'QuotaExceededError' : 'SecurityError')
    }
    keepIn({
      getItem: state === 'blocked' ? refuse : () => null,
      setItem: refuse,
      removeItem: state === 'blocked' ? refuse : () => undefined,
    })
    expect(() => {
      keepSession(session)
      refreshSession(session)
      forgetSession()
    }).not.toThrow()
  })
})
