import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { UnknownFateError } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'

let server: Server
afterEach(() => new Promise((resolve) => server.close(resolve)))

/** A mail server that answers each command, and what ends a mail as it is told; null leaves without a word. */
async function serverThat(says: { data: string | null; end: string | null }): Promise<string> {
  server = createServer((socket) => {
    const answer = (text: string | null) => (text === null ? socket.destroy() : socket.write(`${text}\r\n`))
    let isData = false
    answer('220 mx.example')
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      const text = bytes.toString()
      if (isData && text.endsWith('\r\n.\r\n')) answer(says.end)
      else if (!isData && text.startsWith('DATA')) {
        isData = true
        answer(says.data)
      } else if (!isData) answer('250 fine')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const mail = { to: 'ana@visitors.example', subject: 'Hello', text: 'Yes, we do.' }
const send = async (says: Parameters<typeof serverThat>[0]) =>
  smtpMail({ smtpUrl: await serverThat(says), from: 'no-reply@product.example' }).send('eu', mail)

it('takes a mail for sent that was accepted', async () => {
  await expect(send({ data: '354 go on', end: '250 taken' })).resolves.toBeUndefined()
})

it('says that nobody knows of a mail whose server was lost once it had all of it', async () => {
  await expect(send({ data: '354 go on', end: null })).rejects.toBeInstanceOf(UnknownFateError)
})

it.each([
  ['was lost before it was given any of it', { data: null, end: null }],
  ['refused it before', { data: '451 later', end: null }],
  ['refused all of it', { data: '354 go on', end: '550 never' }],
])('knows that a mail was not sent whose server %s', async (_, says) => {
  await expect(send(says)).rejects.not.toBeInstanceOf(UnknownFateError)
})
