import { useEffect, useState } from 'react'
import { sectionInView } from './section-in-view.ts'

/** How far down the window a part counts as reached: below what sticks to the top. */
const line = 160

/** Which of the elements with these ids is being read, kept up to date while the window scrolls. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const places = key.split(' ').flatMap((id) => {
        const element = document.getElementById(id)
        return element ? [{ id, top: element.getBoundingClientRect().top }] : []
      })
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      const atEnd = scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 2
      setCurrent(sectionInView(places, { line, atEnd }))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
      cancelAnimationFrame(frame)
    }
  }, [key])
  return current
}
