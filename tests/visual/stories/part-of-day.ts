/** The part of a list whose turn it is: all of it has come around after as many days as it has parts. */
export function partOfDay<T>(all: readonly T[], size: number, day: number): T[] {
  const parts = Math.ceil(all.length / size)
  return all.filter((_, index) => index % parts === day % parts)
}
