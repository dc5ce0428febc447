/** What a document has to say to the next one of its tab. */
export interface ArrivalNotice {
  /** `info` for what nobody did on purpose. */
  kind: 'success' | 'info'
  title: string
}

const key = 'vg_arrival'

/** Leaves a notice for the next document of this tab. Where the browser refuses, it is simply not said. */
export function leaveNotice(title: string, kind: ArrivalNotice['kind'] = 'success'): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ kind, title } satisfies ArrivalNotice))
  } catch {
    // Said above.
  }
}

/** Takes the notice the last document left, once; anything else that lies there is none. */
export function takeNotice(): ArrivalNotice | null {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    const { kind, title } = JSON.parse(kept ?? 'null')
    return typeof title === 'string' ? { kind: kind === 'info' ? 'info' : 'success', title } : null
  } catch {
    return null
  }
}
