/** The newest sign-in code mailed to an address, read from the local outbox as a person would. */
export async function readCode(serverUrl: string, email: string): Promise<string> {
  const html = await (await fetch(`${serverUrl}/dev/outbox`)).text()
  const mail = html.split('<li>').find((item) => item.includes(`To ${email}`))
  const code = mail && /code is (\d{6})/.exec(mail)?.[1]
  if (!code) throw new Error(`No code was mailed to ${email}`)
  return code
}
