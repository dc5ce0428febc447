/** What the product keeps in the browser (spec 2 §3, local stored values); `vg_theme` and `vg_navigation` are looks. */
export type LocalName =
  | 'user_id'
  | 'session_bearer_token'
  | 'selected_workspace'
  | 'vg_bucket'
  | 'vg_utm_source'
  | 'vg_theme'
  | 'vg_navigation'

/** Reads a kept value; null when there is none or the browser refuses. */
export function readLocal(name: LocalName): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps a value. A full or blocked storage is no failure: the value is only forgotten sooner. */
export function writeLocal(name: LocalName, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Said above.
  }
}

/** Forgets a value. */
export function removeLocal(name: LocalName): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // What cannot be reached is not there.
  }
}
