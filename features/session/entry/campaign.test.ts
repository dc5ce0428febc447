import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { campaign, forgetCampaign, keepCampaign } from './campaign.ts'

const visit = (query: string) => keepCampaign(new URLSearchParams(query))
let values: Map<string, string>

beforeEach(() => {
  values = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('how someone came here', () => {
  it('is kept from the first visit until they sign up', () => {
    visit('?utm_source=newsletter&ref=anna&ps_xid=partner-1&tolt_referral=t-1')
    visit('?region=eu')
    expect(Object.fromEntries(values)).toEqual({
      vg_utm_source: 'newsletter',
      vg_ref: 'anna',
      ps_xid: 'partner-1',
      tolt_referral: 't-1',
    })
    expect(campaign()).toEqual({
      utm_source: 'newsletter',
      ref: 'anna',
      ps_xid: 'partner-1',
      tolt_referral: 't-1',
    })
    forgetCampaign()
    expect(values.size).toBe(0)
  })

  it('is what the first link said, each word on its own', () => {
    visit('?utm_source=first')
    visit('?utm_source=second&ref=anna')
    expect(campaign()).toEqual({ utm_source: 'first', ref: 'anna' })
  })

  it('is nothing for whoever came by themselves', () => {
    visit('?utm_source=&region=eu')
    expect(campaign()).toEqual({})
  })

  it('is never longer than the server takes, whatever the browser kept', () => {
    visit(`?utm_source=${'x'.repeat(5000)}`)
    values.set('vg_ref', 'y'.repeat(5000))
    expect(campaign()).toEqual({ utm_source: 'x'.repeat(200), ref: 'y'.repeat(200) })
  })
})
