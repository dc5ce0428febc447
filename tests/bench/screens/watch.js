// Runs in the page before everything else: when something is first drawn, and whether anything stood in for it.
window.whenDrawn = (selector, action) =>
  new Promise((resolve) => {
    const startedAt = action ? performance.now() : 0
    let waited = false
    const look = () => {
      waited ||= document.querySelector('main .vg-skeleton, main .vg-spinner') !== null
      if (!document.querySelector(selector)) return requestAnimationFrame(look)
      // The frame after the one in which it is there has drawn it.
      requestAnimationFrame(() => resolve({ ms: performance.now() - startedAt, waited }))
    }
    action?.()
    look()
  })
