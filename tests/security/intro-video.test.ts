import { describe, expect, it } from 'vitest'
import { readConfig } from '#api/config.ts'
import { bootOf, builtPages } from '../harness/built-pages.ts'
import { startApp } from '../harness/start-app.ts'

/** What a page says of the video, and whom its policy lets it play from. */
async function pageWith(setting: string | undefined) {
  const env: Record<string, string> = setting === undefined ? {} : { AGENCY_INTRO_VIDEO_URL: setting }
  const app = await startApp({ built: builtPages, env })
  try {
    const page = await app.client().fetch('/app/eu/agency')
    const csp = page.headers.get('content-security-policy') ?? ''
    return {
      video: (bootOf(await page.text()).links as { introVideo?: string }).introVideo,
      media: /media-src ([^;]+)/.exec(csp)?.[1],
      others: csp.replace(/media-src [^;]+/, '').includes('videos.example'),
    }
  } finally {
    await app.stop()
  }
}

describe('AGENCY_INTRO_VIDEO_URL', () => {
  const elsewhere = 'https://videos.example:8443/intro.mp4?v=1'
  it.each([
    { setting: undefined, video: undefined, media: undefined },
    { setting: '/assets/intro.mp4', video: '/assets/intro.mp4', media: undefined },
    { setting: elsewhere, video: elsewhere, media: "'self' https://videos.example:8443" },
  ])('$setting lets pages play from exactly that origin', async ({ setting, ...expected }) => {
    expect(await pageWith(setting)).toEqual({ ...expected, others: false })
  })

  it.each([
    'intro.mp4',
    '//videos.example/intro.mp4',
    '/\\videos.example/intro.mp4',
    'http://videos.example/intro.mp4',
    'javascript:alert(1)',
    'data:video/mp4;base64,AAAA',
    'https://owner:secret@videos.example/intro.mp4',
    'https://videos.example; script-src *',
  ])('is refused at start when it is %s', (setting) => {
    const env = { SESSION_SECRET: 'x'.repeat(32), AGENCY_INTRO_VIDEO_URL: setting }
    expect(() => readConfig(env)).toThrow(
      'AGENCY_INTRO_VIDEO_URL is an https:// address, or one on this server such as /assets/intro.mp4',
    )
  })
})
