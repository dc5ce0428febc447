/** Fills `:name` parameters of a contract's path; values are URI-encoded. */
export function fillPath(path: string, params: Record<string, string> | undefined): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name]
    if (value === undefined) throw new Error(`Path ${path} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
}
