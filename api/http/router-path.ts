/** Longest decoded part of a path a parameter may hold. */
const maxParamLength = 200

/**
 * The path as routers match it: decoded but for what separates its parts, so that `%2F` inside a parameter stays one.
 * Null when it is broken, or longer in a part than any address of ours.
 */
export function routerPath(pathname: string): string | null {
  const hash = pathname.indexOf('#')
  const whole = hash < 0 ? pathname : pathname.slice(0, hash)
  const path = whole.includes('%') ? decodeOnce(whole) : whole
  if (path === null || path.length <= maxParamLength) return path
  return path.split('/').some((part) => decodeURIComponent(part).length > maxParamLength) ? null : path
}

/** Routers decode each parameter again: a percent sign must survive the first time. */
function decodeOnce(path: string): string | null {
  try {
    return decodeURI(path.replaceAll('%25', '%2525'))
  } catch {
    return null
  }
}
