import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createSecureContext, createServer, type SecureContext } from 'node:tls'
import type { Logger } from 'pino'
import type { ChallengeRepository } from './challenge.repository.ts'
import { readFirstRecord } from './first-record.ts'
import { loadAcme } from './load-acme.ts'
import { certifiableHost } from './served-hosts.ts'

/** What an issuer speaks that asks for proof over TLS (RFC 8737 §4). */
const protocol = 'acme-tls/1'
/** The same as a client offers it, with its length before it. */
const offer = Buffer.from(`${String.fromCharCode(protocol.length)}${protocol}`)
const handshakeMs = 10_000

/**
 * Answers an issuer's TLS-ALPN-01 challenges on the port that ends TLS. Node chooses a certificate before it tells what
 * a client speaks, and a visitor may wait for the very certificate that is proven here, so connections are told apart
 * by their first record; those of everybody else go on as they came.
 */
export function answerAlpnChallenges(secure: Server, challenges: ChallengeRepository, log: Logger): void {
  const visitors = secure.listeners('connection') as ((socket: Socket) => void)[]
  const issuers = createServer(
    {
      ALPNProtocols: [protocol],
      handshakeTimeout: handshakeMs,
      SNICallback(name, answer: (error: Error | null, context?: SecureContext) => void) {
        contextFor(name, challenges).then(
          (context) =>
            context ? answer(null, context) : answer(new Error('Nothing is proven of this host.')),
          (err: Error) => {
            log.warn({ err }, 'edge.challenge.failed')
            answer(err)
          },
        )
      },
    },
    // The handshake is the proof.
    (socket) => socket.end(),
  )
  issuers.on('tlsClientError', (_error, socket) => socket.destroy())
  secure.removeAllListeners('connection')
  secure.on('connection', (socket: Socket) =>
    readFirstRecord(socket, (record) => {
      if (record.includes(offer)) issuers.emit('connection', socket)
      else for (const visit of visitors) visit.call(secure, socket)
    }),
  )
}

/** The certificate that carries the proof of a host (RFC 8737 §3); null where none is asked for. */
async function contextFor(name: string, challenges: ChallengeRepository): Promise<SecureContext | null> {
  const host = certifiableHost(name)
  const proof = host && (await challenges.overTls(host))
  if (!proof) return null
  const acme = await loadAcme()
  const about = { identifier: { type: 'dns', value: host } } as Parameters<
    typeof acme.crypto.createAlpnCertificate
  >[0]
  const ownKey = await acme.crypto.createPrivateEcdsaKey('P-256')
  const [key, cert] = await acme.crypto.createAlpnCertificate(about, proof, ownKey)
  return createSecureContext({ key, cert, minVersion: 'TLSv1.2' })
}
