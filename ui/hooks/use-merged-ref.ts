import { type Ref, type RefCallback, useCallback } from 'react'

/** One ref callback that feeds two refs. */
export function useMergedRef<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      const undo = [assign(first, node), assign(second, node)]
      return () => {
        for (const cleanup of undo) cleanup()
      }
    },
    [first, second],
  )
}

function assign<T>(ref: Ref<T> | undefined, node: T | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(node)
    return typeof cleanup === 'function' ? cleanup : () => ref(null)
  }
  if (ref) ref.current = node
  return () => {
    if (ref) ref.current = null
  }
}
