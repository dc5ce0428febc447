/** Addresses of the outboxes of the servers this process has started, by their origin. */
const addresses = new Map<string, string>()

/** Keeps the address, key included, at which a server's outbox opens. */
export function keepOutbox(serverUrl: string, address: string): void {
  addresses.set(serverUrl, address)
}

/** Keeps the outbox's address out of what a server prints at its start. */
export function keepOutboxAddress(serverUrl: string, printed: string): void {
  const address = /Mails are kept at (\S+)/.exec(printed)?.[1]
  if (address) keepOutbox(serverUrl, address)
}

/** The outbox of a server this process has started, read as whoever opens the printed address reads it. */
export async function readOutbox(serverUrl: string): Promise<string> {
  const address = addresses.get(serverUrl)
  if (!address) throw new Error(`${serverUrl} printed no address of its outbox`)
  const opened = await fetch(address, { redirect: 'manual' })
  const [cookie] = opened.headers.getSetCookie()
  const page = await fetch(new URL(address).origin + new URL(address).pathname, {
    headers: { Cookie: cookie?.split(';')[0] ?? '' },
  })
  if (page.status !== 200) throw new Error(`The outbox of ${serverUrl} answered ${page.status}`)
  return page.text()
}
