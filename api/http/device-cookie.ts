import { createHmac, timingSafeEqual } from 'node:crypto'
import { newId } from '../shared/secrets.ts'

/** Kept as long as browsers keep a cookie, in seconds: 400 days. */
const deviceSeconds = 400 * 24 * 60 * 60
/** Addresses one browser is known to; those who signed in last. */
const mostProofs = 4

/**
 * The cookie by which a browser is known that an address has signed in with before. It opens nothing: tries from such
 * a browser are merely counted apart from everybody else's, so that strangers lock out none but each other.
 */
export interface DeviceCookie {
  /** The id of a browser that is known to an address; null for one that is not. */
  knownBy(header: string | undefined, email: string): string | null
  /** Value of a Set-Cookie header by which the browser is known to an address from now on. */
  write(header: string | undefined, email: string): string
}

/** Proofs are signed, and hold an address only as part of what is signed. `secure` as for the session's cookie. */
export function createDeviceCookie(secure: boolean, secret: string): DeviceCookie {
  const name = secure ? '__Host-device' : 'device'
  const pattern = new RegExp(
    `(?:^|;\\s*)${name}=([A-Za-z0-9_-]{16}(?:\\.[A-Za-z0-9_-]{43}){1,${mostProofs}})(?:;|$)`,
  )
  const flags = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const prove = (id: string, email: string) =>
    createHmac('sha256', secret).update(`device:${id}:${email}`).digest('base64url')

  function read(header: string | undefined): { id: string; proofs: string[] } | null {
    const [id, ...proofs] = (header && pattern.exec(header)?.[1]?.split('.')) || []
    return id === undefined ? null : { id, proofs }
  }

  return {
    knownBy(header, email) {
      const device = read(header)
      if (!device) return null
      const expected = Buffer.from(prove(device.id, email))
      return device.proofs.some((proof) => timingSafeEqual(Buffer.from(proof), expected)) ? device.id : null
    },
    write(header, email) {
      const { id, proofs } = read(header) ?? { id: newId(), proofs: [] }
      const proof = prove(id, email)
      const kept = [proof, ...proofs.filter((each) => each !== proof)].slice(0, mostProofs)
      return `${name}=${[id, ...kept].join('.')}; Max-Age=${deviceSeconds}; ${flags}`
    },
  }
}
