import { describe, expect, it } from 'vitest'
import { letsEncrypt, readEdge } from './edge-config.ts'

const reached = { EDGE_ADDRESS: '192.0.2.7', EDGE_HOST: 'Edge.example.com' }
const whole = { ...reached, EDGE_TLS_PORT: '443', EDGE_HTTP_PORT: '80' }

describe('readEdge', () => {
  it('switches nothing on by itself', () => {
    expect(readEdge({})).toEqual({ target: null, publicPort: 443, askSecret: null, tls: null })
  })

  it('has records lead to its host, or to the host of the product', () => {
    expect(readEdge(reached).target).toEqual({ address: '192.0.2.7', host: 'edge.example.com' })
    const { EDGE_ADDRESS } = reached
    expect(readEdge({ EDGE_ADDRESS, PUBLIC_URL: 'https://app.example.com' }).target?.host).toBe(
      'app.example.com',
    )
  })

  it('orders of Let’s Encrypt unless another issuer is named', () => {
    expect(readEdge(whole).tls).toEqual({
      port: 443,
      httpPort: 80,
      bind: null,
      directory: letsEncrypt,
      email: null,
    })
    const directory = 'https://acme.example.com/directory'
    expect(readEdge({ ...whole, ACME_DIRECTORY: directory }).tls).toMatchObject({ directory })
  })

  it('has hosts proven over TLS where port 80 is not its own', () => {
    expect(readEdge({ ...reached, EDGE_TLS_PORT: '443' }).tls).toMatchObject({ port: 443, httpPort: null })
  })

  it.each([
    ['https://app.example.com:8443', 8443],
    ['https://app.example.com', 443],
    ['http://localhost:3000', 443],
  ])('sends people of %s to port %d', (PUBLIC_URL, publicPort) => {
    expect(readEdge({ ...whole, PUBLIC_URL })).toMatchObject({ publicPort })
  })

  it.each([
    [{ EDGE_HTTP_PORT: '80' }, 'EDGE_TLS_PORT is needed with EDGE_HTTP_PORT'],
    [{ ACME_EMAIL: 'a@example.com' }, 'EDGE_TLS_PORT is needed with ACME_EMAIL'],
    [{ ...whole, TRUST_PROXY: '1' }, 'TRUST_PROXY is 0 with EDGE_TLS_PORT'],
    [{ EDGE_ADDRESS: 'edge.example.com' }, 'EDGE_ADDRESS is an IPv4 address'],
    [{ EDGE_HOST: 'edge.example.com' }, 'EDGE_ADDRESS is needed with EDGE_HOST'],
    [{ EDGE_ADDRESS: '192.0.2.7' }, 'EDGE_HOST or PUBLIC_URL is needed with EDGE_ADDRESS'],
  ])('refuses %j', (wrong, says) => {
    expect(() => readEdge(wrong)).toThrow(says)
  })
})
