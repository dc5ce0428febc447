const key = 'vg_arrival'

/** Leaves a notice for the next document of this tab. Where the browser refuses, it is simply not said. */
export function leaveNotice(notice: string): void {
  try {
    sessionStorage.setItem(key, notice)
  } catch {
    // Said above.
  }
}

/** Takes the notice the last document left, once. */
export function takeNotice(): string | null {
  try {
    const notice = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return notice
  } catch {
    return null
  }
}
