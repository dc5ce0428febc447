import type { Page } from 'playwright'
import { readCode } from './outbox.ts'

/** Signs a new person up in the eu region, as they would: address, mailed code, account. Ends in onboarding. */
export async function signUpToOnboarding(
  page: Page,
  serverUrl: string,
  email: string,
  code: (email: string) => string | Promise<string> = () => readCode(serverUrl, email),
): Promise<void> {
  await page.goto(`${serverUrl}/signup`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('radio', { name: /Europe/ }).click()
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByLabel('Login Code').waitFor()
  await page.getByLabel('Login Code').fill(await code(email))
  await page.waitForURL(/\/onboarding\?region=eu$/)
  await page.getByRole('heading', { name: 'What is your company’s website?' }).waitFor()
}

/** Signs a new person up and skips onboarding. Ends on the agents list. */
export async function signUpInBrowser(
  page: Page,
  serverUrl: string,
  email: string,
  code?: Parameters<typeof signUpToOnboarding>[3],
): Promise<void> {
  await signUpToOnboarding(page, serverUrl, email, code)
  await page.getByRole('button', { name: 'Skip & Go to Dashboard' }).click()
  await page.waitForURL(/\/app\/eu\/agents$/)
  await page.getByRole('heading', { name: 'Agents', exact: true }).waitFor()
}
