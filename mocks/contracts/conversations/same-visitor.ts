/** What a visitor can be known by. */
export interface KnownBy {
  /** @default '' */
  email?: string
  /** @default '' */
  phone?: string
}

/** What two addresses have in common that reach the same person; '' for none. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** What two spellings of a number have in common; '' for none. Both sides may know more of a number than this. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  return digits.length < 5 ? '' : digits.slice(-9)
}

/** What a visitor is found by, as their details are; each is '' for none. */
export function keysOf({ email = '', phone = '' }: KnownBy) {
  return { emailKey: emailKey(email), phoneKey: phoneKey(phone) }
}

/** Whether two who told an agent their details are one visitor: they share an address or a number. */
export function isSameVisitor(one: KnownBy, other: KnownBy): boolean {
  const [mine, theirs] = [keysOf(one), keysOf(other)]
  return (
    (mine.emailKey !== '' && mine.emailKey === theirs.emailKey) ||
    (mine.phoneKey !== '' && mine.phoneKey === theirs.phoneKey)
  )
}
