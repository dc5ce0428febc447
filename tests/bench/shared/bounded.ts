/** Whether time is left of a part of a bench that may take so many seconds from now on; what it did until then counts. */
export function within(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() < end
}
