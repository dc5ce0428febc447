/** JSON that can stand inside a script element: nothing in it can end the element. */
export function bootScript(value: unknown): string {
  const json = JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `<script type="application/json" id="vg-boot">${json}</script>`
}
