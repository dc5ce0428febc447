// Runs in the page before everything else: keeps what was drawn and what moved.
const kept = { fcp: 0, lcp: 0, shift: 0, moved: [] }
window.kept = kept
const observe = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') kept.fcp = startTime
})
observe('largest-contentful-paint', ({ startTime }) => {
  kept.lcp = startTime
})
observe('layout-shift', ({ value, sources }) => {
  kept.shift += value
  for (const { node } of sources) kept.moved.push(node?.className || node?.nodeName || 'what is gone')
})
