import { describe, expect, it } from 'vitest'
import type { CertificateDoc } from './certificate.repository.ts'
import { troubleIn } from './certificate-trouble.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 9, 1, 12)

/** A certificate that ends in so many days, whose renewal fails since so many. */
const failing = (
  daysLeft: number,
  sinceDays: number,
  more: Partial<CertificateDoc> = {},
): CertificateDoc => ({
  _id: 'app.northwind.example',
  sealed: 'sealed',
  issuer: 'https://issuer.example',
  notBefore: now - 60 * day,
  notAfter: now + daysLeft * day,
  renewAt: now - sinceDays * day,
  orderedBy: '',
  orderedUntil: 0,
  nextTryAt: now + 5_000,
  failures: 3,
  failingSince: now - sinceDays * day,
  lastError: 'refused',
  toldAtDays: 7,
  ...more,
})

describe('what is wrong with a certificate that is served', () => {
  it('is told once its renewal failed for a day: why, when it is tried again, and how long it lasts', () => {
    expect(troubleIn(failing(19, 2), now)).toEqual({
      kind: 'failing',
      retryAt: now / 1000 + 5,
      servedUntil: (now + 19 * day) / 1000,
    })
    expect(troubleIn(failing(19, 2, { limited: true }), now)).toMatchObject({ kind: 'limited' })
    expect(troubleIn(failing(19, 0.5), now)).toBeNull()
  })

  it('is told at once on its last day', () => {
    expect(troubleIn(failing(0.9, 0.01), now)).toMatchObject({ kind: 'failing' })
  })

  it('is nothing while it is renewed', () => {
    expect(troubleIn(failing(19, 2, { failingSince: 0 }), now)).toBeNull()
  })

  it('ends with it', () => {
    expect(troubleIn(failing(-1, 2), now)).toMatchObject({ servedUntil: null })
  })
})
