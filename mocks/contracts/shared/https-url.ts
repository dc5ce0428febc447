import * as z from 'zod/mini'

/** Whether an address is a page or a file on the web behind https, without a name or password in it. */
export function isHttpsUrl(url: string): boolean {
  if (!/^https:\/\//i.test(url) || !URL.canParse(url)) return false
  const { username, password } = new URL(url)
  return username === '' && password === ''
}

/** An https address of so many characters at most; `words` are said of any other. */
export function httpsUrl(most: number, words: string) {
  return z.string().check(z.maxLength(most), z.refine(isHttpsUrl, words))
}
