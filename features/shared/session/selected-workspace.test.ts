import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepSelectedWorkspace, offerToNewTabs, readSelectedWorkspace } from './selected-workspace.ts'

/** A storage of the browser. */
function storage() {
  const values = new Map<string, string>()
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  }
}

/** Works in another tab of the same browser from here on. */
const openTab = () => vi.stubGlobal('sessionStorage', storage())

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  openTab()
})
afterEach(() => vi.unstubAllGlobals())

describe('the workspace of a tab', () => {
  it('is not changed by what another tab chooses, also after a reload', () => {
    const first = storage()
    vi.stubGlobal('sessionStorage', first)
    keepSelectedWorkspace('eu', 'harbour')
    openTab()
    expect(readSelectedWorkspace('eu')).toBe('harbour')
    keepSelectedWorkspace('eu', 'bakery')
    vi.stubGlobal('sessionStorage', first)
    expect(readSelectedWorkspace('eu')).toBe('harbour')
  })

  it('is one in each region', () => {
    keepSelectedWorkspace('eu', 'harbour')
    keepSelectedWorkspace('na', 'overseas')
    expect(readSelectedWorkspace('eu')).toBe('harbour')
    expect(readSelectedWorkspace('na')).toBe('overseas')
  })

  it('is that of the tab in front for a tab opened from it', () => {
    keepSelectedWorkspace('eu', 'harbour')
    offerToNewTabs('eu', 'bakery')
    openTab()
    expect(readSelectedWorkspace('eu')).toBe('bakery')
  })

  it('stands where the browser refuses to keep it', () => {
    const refuse = () => {
      throw new Error('The storage is blocked')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
    keepSelectedWorkspace('eu', 'harbour')
    expect(readSelectedWorkspace('eu')).toBe('harbour')
  })
})
