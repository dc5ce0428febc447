import { describe, expect, it } from 'vitest'
import { findChromium, installedCandidates } from './chromium.mjs'

describe('findChromium', () => {
  it('takes CHROMIUM_PATH first', async () => {
    expect(await findChromium({ env: { CHROMIUM_PATH: process.execPath } })).toEqual({
      executablePath: process.execPath,
    })
  })

  it('says so when CHROMIUM_PATH does not start, instead of testing with another browser', async () => {
    const found = await findChromium({ env: { CHROMIUM_PATH: '/no/such/browser', PATH: process.env.PATH } })
    expect(found).toEqual({ reason: 'CHROMIUM_PATH (/no/such/browser) is not a browser that starts' })
  })
})

describe('installedCandidates', () => {
  it('looks along PATH on unix, Chromium before Chrome', () => {
    const candidates = installedCandidates({ PATH: '/opt/bin:relative:/usr/bin' }, 'linux')
    expect(candidates.slice(0, 2)).toEqual(['/opt/bin/chromium', '/usr/bin/chromium'])
    expect(candidates).toContain('/usr/bin/google-chrome-stable')
    expect(candidates.some((candidate) => candidate.startsWith('relative'))).toBe(false)
  })

  it('knows where macOS and Windows keep applications', () => {
    expect(installedCandidates({}, 'darwin')[0]).toBe(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    )
    expect(installedCandidates({ PROGRAMFILES: 'C:\\Program Files' }, 'win32')[0]).toBe(
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    )
  })
})
