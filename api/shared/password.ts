import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const keyBytes = 32

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** A password as it is stored: scrypt with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`
}

/** Checks a password. Without a stored hash it does the same work and says no, so nobody learns which accounts exist. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt, key] = stored?.split('$') ?? []
  const derived = await derive(password, Buffer.from(salt ?? 'no such account', 'base64url'))
  const expected = Buffer.from(key ?? '', 'base64url')
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}
