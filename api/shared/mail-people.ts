/** A mail that was not sent to everybody, its process killed or its mail server away, is begun so often in all. */
export const mostMailTries = 5
/** After so many milliseconds a mail that was begun is begun again; after the next try, four times as many. */
export const mailTryMs = 60_000

/** Milliseconds for which a mail is somebody's to send, by how often it was begun before. */
export const mailLeaseMs = (triesBefore: number) => mailTryMs * 4 ** triesBefore

/** A mail to several people, of whom some may have got it already. */
interface PeopleMail {
  people: readonly string[]
  /** Who has got it. @default nobody */
  told: readonly string[] | undefined
  send: (to: string) => Promise<void>
  /** Notes who got it; false when the mail is no longer one's own to send. */
  note: (to: string) => Promise<boolean>
  onFailure: (error: unknown) => void
}

/** Mails everybody who has not got it, each noted before the next; whether everybody has it then. */
export async function mailPeople({ people, told = [], send, note, onFailure }: PeopleMail): Promise<boolean> {
  let isComplete = true
  for (const to of people) {
    if (told.includes(to)) continue
    try {
      await send(to)
    } catch (error) {
      onFailure(error)
      isComplete = false
      continue
    }
    if (!(await note(to))) return false
  }
  return isComplete
}
