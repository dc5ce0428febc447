import type { Boot } from '#features/shared/boot.ts'

/** A story's `beforeEach`: the server said this when it sent the page. */
export function bootData(boot: Partial<Omit<Boot, 'nonce'>>): () => () => void {
  return () => {
    const element = document.createElement('script')
    element.type = 'application/json'
    element.id = 'vg-boot'
    element.textContent = JSON.stringify(boot)
    // First in the page, so that a story's own word counts before its file's.
    document.head.prepend(element)
    return () => element.remove()
  }
}
