import type { AnalyticsAdapter, AnalyticsEvent, AnalyticsEvents } from './analytics.types.ts'

/** Reports what people do, to wherever the server's configuration says. */
export interface Analytics {
  /**
   * Reports an event. `once` names what it is about: the same event about the same thing is reported a single time
   * on this page, and the name itself goes nowhere.
   */
  track<E extends AnalyticsEvent>(name: E, properties: AnalyticsEvents[E], options?: { once?: string }): void
}

/** Analytics over an adapter. A failing adapter never gets in a person's way. */
export function createAnalytics(adapter: AnalyticsAdapter): Analytics {
  const reported = new Set<string>()
  return {
    track(name, properties, { once } = {}) {
      const key = `${name}:${once}`
      if (once !== undefined && reported.has(key)) return
      reported.add(key)
      try {
        adapter({ name, properties })
      } catch {
        // What cannot be reported is not worth an error on the page.
      }
    },
  }
}
