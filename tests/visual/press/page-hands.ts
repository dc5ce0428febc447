/** What the hands in the page say of a control. */
export interface Aim {
  /** Where its centre is, in px of the window. */
  x: number
  y: number
  /** Half the side of the square whose corners are pressed, too; 0 for the centre alone. */
  corner: number
}

/** A stop of the Tab key. */
export interface Stop {
  /** The walk is over: it began anew. */
  isEnd: boolean
  /** Has the focus and is covered, a sentence. */
  covered?: string
  /** The key it is pressed with, if it can be pressed. */
  key?: 'Enter' | 'Space'
}

/** What tests do in the page, at `window.hands`. */
export interface Hands {
  /** From here on presses are written down and lead to nothing. */
  arm(): void
  disarm(): void
  /** Looks for everything that can be pressed; how many there are. */
  find(): number
  /** Brings a control to the middle; a sentence where something lies over its centre, null where it is not to be pressed. */
  aim(index: number): Aim | string | null
  /** A sentence if the presses since the last aim did not reach the control. */
  judgePress(index: number, presses: number): string | null
  /** Begins a walk with the Tab key at the top. */
  startWalk(): void
  /** From here on the walk goes back to where it began. */
  turnBack(): void
  /** Looks at what has the focus. */
  stop(): Promise<Stop>
  /** A sentence if the key did not press what has the focus. */
  judgeKey(): string | null
  /** Controls the walk did not come to, a sentence each. */
  missed(): string[]
}

/** Runs in the page: puts `hands` there. */
export function putHands(): void {
  const home = window as unknown as { hands?: Hands }
  if (home.hands) return
  const pressable =
    'a[href], button, summary, input:is([type="checkbox"], [type="radio"], [type="submit"], [type="button"]), ' +
    ['button', 'link', 'tab', 'switch', 'checkbox', 'radio', 'menuitem', 'menuitemcheckbox', 'menuitemradio']
      .map((role) => `[role="${role}"]`)
      .join(', ')
  const groups =
    '[role="tablist"], [role="radiogroup"], [role="toolbar"], [role="menu"], [role="listbox"], [role="grid"]'
  let isArmed = false
  let controls: HTMLElement[] = []
  let clicks: EventTarget[] = []
  let visited = new Set<Element>()
  /** Since the walk turned. */
  let comeBy = new Set<Element>()
  let bodies = 0

  const kinds = [
    'pointerdown',
    'pointerup',
    'pointermove',
    'pointerover',
    'pointerout',
    'mousedown',
    'mouseup',
    'mousemove',
    'mouseover',
    'mouseout',
    'click',
  ]
  for (const kind of kinds) {
    window.addEventListener(
      kind,
      (event) => {
        if (!isArmed) return
        event.stopImmediatePropagation()
        if (kind === 'click' || kind === 'mousedown') event.preventDefault()
        if (kind === 'click' && event.target) clicks.push(event.target)
      },
      true,
    )
  }
  for (const kind of ['keydown', 'keypress', 'keyup']) {
    // What the browser itself makes of the key stays.
    window.addEventListener(
      kind,
      (event) => {
        const { key } = event as KeyboardEvent
        if (isArmed && (key === 'Enter' || key === ' ')) event.stopImmediatePropagation()
      },
      true,
    )
  }

  const describe = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    return `${element.classList[0] ?? element.tagName.toLowerCase()} "${name.slice(0, 40)}"`
  }
  const partsOf = (element: Element): Element[] => [element, ...((element as HTMLInputElement).labels ?? [])]
  const isOf = (element: Element, target: unknown) =>
    target instanceof Node && partsOf(element).some((part) => part.contains(target))
  /** What floats or sticks and lies over a point of something else; a part of it, such as a table's head, does not. */
  const floatsOver = (element: Element, hit: Element | null): Element | null => {
    for (let box = hit; box && !box.contains(element); box = box.parentElement) {
      if (element.contains(box)) return null
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return box
    }
    return null
  }
  const focused = () => {
    const active = document.activeElement
    return active && active !== document.body && active !== document.documentElement ? active : null
  }

  function coveredBy(element: Element): string | undefined {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) return undefined
    const inset = Math.min(3, width / 4, height / 4)
    const x = (left + right) / 2
    const y = (top + bottom) / 2
    const points = [
      // The middle of what the window shows of it.
      [x, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2],
      [x, y],
      [x, top + inset],
      [x, bottom - inset],
      [left + inset, y],
      [right - inset, y],
    ] as const
    const faults = points.map(([px, py]) => {
      if (py < 0 || py > innerHeight) return 'is out of the window'
      const cover = floatsOver(element, document.elementFromPoint(px, py))
      return cover ? `is covered by ${cover.classList[0] ?? cover.tagName.toLowerCase()}` : undefined
    })
    // What is higher than there is room for is in view if part of it is, a text if its caret is.
    const isHigh = height > innerHeight / 2 || element.matches('textarea')
    const fault = isHigh && faults.includes(undefined) ? undefined : faults.find((each) => each !== undefined)
    return fault && `${describe(element)} has the focus and ${fault}`
  }

  home.hands = {
    arm() {
      isArmed = true
    },
    disarm() {
      isArmed = false
    },
    find() {
      ;(document.activeElement as HTMLElement | null)?.blur()
      controls = [...document.body.querySelectorAll<HTMLElement>(pressable)].filter(
        (element) =>
          !element.closest('[inert], [aria-hidden="true"], .sb-wrapper, #storybook-docs, .cm-editor') &&
          !element.matches(':disabled, [aria-disabled="true"]') &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      return controls.length
    },
    aim(index) {
      const element = controls[index]!
      clicks = []
      element.scrollIntoView({ block: 'center', inline: 'center' })
      // A drawing is moved, not scrolled: it takes that back a moment later.
      element.closest('.react-flow')?.scrollTo(0, 0)
      const box = element.getClientRects()[0]
      if (!box || box.width <= 1 || box.height <= 1) return null
      const x = box.left + box.width / 2
      const y = box.top + box.height / 2
      const isOutside = x < 0 || y < 0 || x > innerWidth || y > innerHeight
      // A link that skips to the content comes into view with the focus.
      if (isOutside && element.matches('a[href^="#"]')) return null
      if (isOutside) return `${describe(element)} is out of the window`
      const hit = document.elementFromPoint(x, y)
      if (!isOf(element, hit)) return `${describe(element)} lies under ${hit ? describe(hit) : 'nothing'}`
      // What is placed over an edge is pressed all over it.
      const isOverEdge = getComputedStyle(element).position === 'absolute' && box.width < 64
      return { x, y, corner: isOverEdge ? Math.min(box.width, box.height) * 0.34 : 0 }
    },
    judgePress(index, presses) {
      const element = controls[index]!
      const reached = clicks.filter((target) => isOf(element, target)).length
      if (clicks.length >= presses && reached === clicks.length) return null
      return `${describe(element)} is pressed ${presses} times and takes ${reached}`
    },
    startWalk() {
      visited = new Set()
      comeBy = new Set()
      bodies = 0
      ;(document.activeElement as HTMLElement | null)?.blur()
      scrollTo(0, 0)
      // Who presses beside the controls of a dialog is in the dialog, and no press leads out of it.
      const dialog = [...document.querySelectorAll<HTMLElement>('[role$="dialog"][tabindex="-1"]')].at(-1)
      for (const part of dialog?.querySelectorAll('*') ?? []) part.scrollTo(0, 0)
      dialog?.focus({ preventScroll: true })
    },
    turnBack() {
      comeBy = new Set()
      bodies = 0
    },
    async stop() {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const element = focused()
      if (!element) {
        bodies++
        return { isEnd: bodies > 1 }
      }
      if (comeBy.has(element)) return { isEnd: true }
      comeBy.add(element)
      visited.add(element)
      clicks = []
      const covered = coveredBy(element)
      // A choice that is made already is not made again.
      const isMade = element.matches('input[type="radio"]:checked, [role="radio"][aria-checked="true"]')
      if (isMade || !controls.includes(element as HTMLElement)) return { isEnd: false, covered }
      const isMark = element.matches('input, [role="checkbox"], [role="radio"], [role="switch"]')
      return { isEnd: false, covered, key: isMark ? 'Space' : 'Enter' }
    },
    judgeKey() {
      const element = focused()
      if (!element) return null
      return clicks.some((target) => isOf(element, target)) ? null : `${describe(element)} takes no key`
    },
    missed() {
      /** Arrow keys lead on from the one of a group that the Tab key stops at. */
      const isInGroup = (element: HTMLElement) => {
        const group = element.closest(groups)
        // The arrow keys do what the buttons beside a number do.
        const isStep = element.tabIndex < 0 && element.closest('.vg-number-field')
        if (isStep) return true
        if (group && [...visited].some((other) => group.contains(other))) return true
        const { name, type } = element as HTMLInputElement
        return type === 'radio' && [...visited].some((other) => (other as HTMLInputElement).name === name)
      }
      return (
        controls
          .filter((element) => !visited.has(element) && !isInGroup(element) && element.isConnected)
          // A rail that has come to its end leads no further.
          .filter((element) => !element.matches(':disabled, [aria-disabled="true"]'))
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => `${describe(element)} is not reached with the Tab key`)
      )
    },
  }
}
