/** Something one part of a test tells another, once. */
export interface Signal {
  give: () => void
  given: Promise<void>
}

/** A signal nobody has given yet. */
export function signal(): Signal {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give, given }
}
