import path from 'node:path'

/** The repository path a specifier means, or null for a package. */
export function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1).replace(/^storybook\//, '.storybook/')
  return isRelative(specifier) ? path.posix.join(path.posix.dirname(file), specifier) : null
}

/** Whether it says where to go from the file it stands in. */
export function isRelative(specifier: string): boolean {
  return specifier.startsWith('.')
}
