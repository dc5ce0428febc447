import { describe, expect, it } from 'vitest'
import { emailDomainProblem, parseEmailDomain } from './email-rules.ts'

describe('an e-mail domain', () => {
  it.each([
    ['Northwind.Example', 'northwind.example'],
    [' mail. northwind.example. ', 'mail.northwind.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    // Looks like it, and is another one: what is kept shows it.
    ['northwınd.example', 'xn--northwnd-ykb.example'],
    ['ｎorthwind.example', 'northwind.example'],
    ['', null],
    ['northwind', null],
    ['localhost', null],
    ['127.0.0.1', null],
    ['[::1]', null],
    ['0x7f.1', null],
    ['https://northwind.example', null],
    ['northwind.example:25', null],
    ['a@northwind.example', null],
    ['northwind.example/x', null],
    ['*.northwind.example', null],
    ['_dmarc.northwind.example', null],
    ['northwind.example..', null],
    [`${'a'.repeat(64)}.example`, null],
    [`${'a.'.repeat(100)}example`, null],
    ['northwind.example\u202e', null],
  ])('%j is %j', (typed, domain) => expect(parseEmailDomain(typed)).toBe(domain))

  it('is none of ours, none below ours, and none above', () => {
    const own = ['app.product.example']
    const problem = 'This address belongs to the product itself.'
    for (const domain of ['app.product.example', 'a.app.product.example', 'product.example'])
      expect(emailDomainProblem(domain, own)).toBe(problem)
    expect(emailDomainProblem('northwind.example', own)).toBeUndefined()
  })
})
