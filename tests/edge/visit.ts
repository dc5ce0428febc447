import { connect as connectPlain, type Socket } from 'node:net'
import { connect, type PeerCertificate } from 'node:tls'

/** What a browser gets that opens a host over TLS, whichever address the name would have. */
export interface Visit {
  status: number
  headers: string
  body: string
  certificate: Pick<PeerCertificate, 'serialNumber' | 'subjectaltname' | 'valid_to'>
}

/** What every host of an agency answers, also while it shows nobody. */
export const agencysPage = '/robots.txt'

/** Opens a page as a browser that trusts `ca` alone. Rejects when the handshake is refused. */
export function visit(port: number, host: string, ca: string, path = '/health'): Promise<Visit> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, servername: host, ca })
    let text = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    socket.on('error', reject)
    socket.setTimeout(30_000, () => socket.destroy(new Error('No answer in time')))
    socket.on('secureConnect', () => {
      const certificate = socket.getPeerCertificate()
      socket.write(request(host, path))
      socket.on('end', () => resolve({ ...parse(text), certificate }))
    })
  })
}

/** What plain HTTP answers a host. */
export function askPlain(
  port: number,
  host: string,
  path: string,
  method = 'GET',
): Promise<Omit<Visit, 'certificate'>> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connectPlain(port, '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    socket.on('error', reject)
    socket.on('end', () => resolve(parse(text)))
    socket.write(request(host, path, method))
  })
}

function request(host: string, path: string, method = 'GET'): string {
  return `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`
}

function parse(text: string) {
  const [headers = '', body = ''] = text.split(/\r\n\r\n(.*)/s)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1]), headers, body }
}
