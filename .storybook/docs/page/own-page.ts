/** Behaves like the browser's storage and ends with its page. */
class PageStorage {
  [key: string]: unknown

  get length(): number {
    return Object.keys(this).length
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }

  setItem(key: string, value: string): void {
    this[key] = String(value)
  }

  removeItem(key: string): void {
    delete this[key]
  }

  clear(): void {
    for (const key of Object.keys(this)) delete this[key]
  }
}

/** Gives this page storage of its own: pages of documentation show many stories at once, and none sees what another keeps. */
export function giveOwnStorage(page: Window): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(page, name, { configurable: true, value: new PageStorage() })
  }
}

/** Lets what a story focuses stay where the page of documentation around it was scrolled to. */
export function stayInPlace(page: Window & typeof globalThis): void {
  if (page.parent === page || !page.parent.location.search.includes('viewMode=docs')) return
  const focus = page.HTMLElement.prototype.focus
  page.HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}
