// Runs in every frame of a measured visit, before the frame's own scripts. Plain JavaScript, because it travels to
// the browser as it stands here.
{
  const typing =
    'textarea, input:not([type]), input[type=text], [contenteditable]:not([contenteditable=false])'
  const longTaskMs = 50
  const watch = { blockingMs: 0, shift: 0, startedAt: performance.timeOrigin }
  window.benchWatch = watch

  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) watch.blockingMs += Math.max(0, task.duration - longTaskMs)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) watch.shift += shift.value
  }).observe({ type: 'layout-shift', buffered: true })

  // The moment a finger or a mouse button goes down, before any handler has run.
  const onDown = ({ timeStamp }) => {
    watch.startedAt = performance.timeOrigin + timeStamp
  }
  addEventListener('pointerdown', onDown, { capture: true, once: true })

  // Widgets live in shadow roots, some of them closed.
  const roots = [document]
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    roots.push(root)
    return root
  }

  const canType = (field) => {
    const { width, height, bottom, top } = field.getBoundingClientRect()
    const onScreen = width > 0 && height > 0 && bottom > 0 && top < innerHeight
    const seen = field.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return onScreen && seen && !field.disabled && !field.closest('[inert]')
  }
  const composerIsThere = () => roots.some((root) => [...root.querySelectorAll(typing)].some(canType))

  // A frame that is not shown draws no frames, so its composer counts from when it can be seen.
  const look = () => {
    if (composerIsThere()) window.benchComposer(String(performance.timeOrigin + performance.now()))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
