import type { Page } from 'playwright'
import { readCode } from './outbox.ts'

/** Signs in with a mailed code on the sign-in page that is open; a complete code needs no press. */
export async function signInWithCode(page: Page, serverUrl: string, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email Login Code' }).click()
  await page.getByLabel('Login Code').waitFor()
  await page.getByLabel('Login Code').fill(await readCode(serverUrl, email))
}
