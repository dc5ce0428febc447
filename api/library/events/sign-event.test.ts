import { describe, expect, it } from 'vitest'
import { signatureHeaders, signingSecret } from './sign-event.ts'

describe('signingSecret', () => {
  it('is 32 bytes in the form receivers know, and another for every workspace, id and server', () => {
    const secrets = [
      signingSecret('server', 'w1', 'a'),
      signingSecret('server', 'w1', 'b'),
      signingSecret('server', 'w2', 'a'),
      signingSecret('other server', 'w1', 'a'),
    ]
    for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(new Set(secrets).size).toBe(4)
    expect(signingSecret('server', 'w1', 'a')).toBe(secrets[0])
  })
})

describe('signatureHeaders', () => {
  // Worked out by hand with openssl: printf '%s' 'msg_1.1614265330.{"test": 2432232314}' | openssl dgst -sha256 -hmac …
  it('signs id, time and body', () => {
    const headers = signatureHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: 1_614_265_330,
      body: '{"test": 2432232314}',
    })
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('is another signature for another body or time', () => {
    const secret = signingSecret('server', 'w', 'a')
    const sign = (timestamp: number, body: string) =>
      signatureHeaders(secret, { id: 'e', timestamp, body })['webhook-signature']
    expect(new Set([sign(1, 'a'), sign(2, 'a'), sign(1, 'b')]).size).toBe(3)
  })
})
