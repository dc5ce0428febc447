import type { Boot } from '#features/shared/boot.ts'

/** A story's `beforeEach`: the server said this when it sent the page. */
export function bootData(boot: Partial<Omit<Boot, 'nonce'>>): () => () => void {
  return () => {
    const element = document.createElement('script')
    element.type = 'application/json'
    element.id = 'vg-boot'
    element.textContent = JSON.stringify(boot)
    document.head.append(element)
    return () => element.remove()
  }
}
