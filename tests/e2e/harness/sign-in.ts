import type { Page } from 'playwright'
import type { HttpClient } from '../../harness/http-client.ts'
import type { Visit } from './browser.ts'
import { readCode } from './outbox.ts'

/** Signs in with a mailed code on the sign-in page that is open; a complete code needs no press. */
export async function signInWithCode(page: Page, serverUrl: string, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email Login Code' }).click()
  await page.getByLabel('Login Code').waitFor()
  await page.getByLabel('Login Code').fill(await readCode(serverUrl, email))
}

/** Lets a browser be signed in as somebody is who called the server before. */
export async function signInAs(
  { context }: Visit,
  serverUrl: string,
  { cookie }: Pick<HttpClient, 'cookie'>,
): Promise<void> {
  const [name = '', ...value] = (cookie ?? '').split('=')
  const { hostname: domain } = new URL(serverUrl)
  await context.addCookies([
    { name, value: value.join('='), domain, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  ])
}
