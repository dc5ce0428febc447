/**
 * What is kept for this tab only: `vg_site` is the website somebody tried before they had an account, `vg_sign_up` where
 * signing up stopped, `vg_trial` the website that answers on the landing page. None of them is a secret.
 */
type TabName = 'vg_site' | 'vg_sign_up' | 'vg_trial'

/** Reads a kept value; null when there is none, or the browser keeps nothing. */
export function readTab(name: TabName): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps a value as long as the tab is open; a browser that keeps nothing forgets it. */
export function keepTab(name: TabName, value: string): void {
  try {
    sessionStorage.setItem(name, value)
  } catch {
    // Said above.
  }
}

/** Forgets a value. */
export function dropTab(name: TabName): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}

/** Keeps a value that counts until a moment, in milliseconds. */
export function keepTabUntil(name: TabName, until: number, value: unknown): void {
  keepTab(name, JSON.stringify({ until, value }))
}

/** Reads such a value; undefined once its moment has come, and for anything else that lies there. */
export function readTabAt(name: TabName, now: number): unknown {
  try {
    const { until, value } = JSON.parse(readTab(name) ?? 'null')
    return typeof until === 'number' && now < until ? value : undefined
  } catch {
    return undefined
  }
}
