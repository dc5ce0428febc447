import { untilReply } from '#mocks/contracts/inbox/inbox-views.ts'

const hour = 3600
const morning = 9

/** Nine o'clock so many days from a moment, where the person is; Unix seconds. */
function morningIn(days: number, now: number): number {
  const date = new Date(now * 1000)
  date.setDate(date.getDate() + days)
  date.setHours(morning, 0, 0, 0)
  return Math.floor(date.getTime() / 1000)
}

/** Until when a chat may be put aside; `now` in Unix seconds. */
export function snoozeChoices(now: number): { label: string; until: number }[] {
  const weekday = new Date(now * 1000).getDay()
  return [
    { label: 'For an hour', until: now + hour },
    { label: 'Until tomorrow, 9:00', until: morningIn(1, now) },
    { label: 'Until Monday, 9:00', until: morningIn((8 - weekday) % 7 || 7, now) },
    { label: 'Until the visitor writes', until: untilReply },
  ]
}
