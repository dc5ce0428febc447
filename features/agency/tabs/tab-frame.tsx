import { useEffect, useMemo, useRef, useState } from 'react'
import type { CustomTab } from '#mocks/contracts/agency/tabs/custom-tab.schema.ts'
import { type DashboardData, grantedData } from '#mocks/contracts/agency/tabs/dashboard-data.ts'
import { htmlSandbox, tabFramePath } from '#mocks/contracts/agency/tabs/tab-frame.ts'
import { isTabReady, type TabFilling, tabFrameFill } from '#mocks/contracts/agency/tabs/tab-frame-messages.ts'
import { tabPageHost } from '#mocks/contracts/agency/tabs/tab-rules.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import './tab-frame.css'

interface TabFrameProps {
  tab: CustomTab
  /** Everything there is to tell; only what the tab was granted leaves the page. */
  data: DashboardData
}

/**
 * A custom tab where it can do no harm (threats 31): what is written here runs without an origin, under a policy of its
 * own, and knows what it was granted; a page elsewhere is held to its site and told nothing.
 */
export function TabFrame({ tab, data }: TabFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [readied, countReadied] = useState(0)
  const [loads, countLoads] = useState(0)
  const isHtml = tab.pageType === 'html'
  const host = tabPageHost(tab.iframeUrl)
  // A frame without an origin has no address to send to: it is the window that is known.
  const origin = isHtml ? 'null' : window.location.origin
  const dashboard = useMemo(() => grantedData(data, tab.dashboardFields), [data, tab.dashboardFields])

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (isTabReady(event, frame.current?.contentWindow, origin)) countReadied((count) => count + 1)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin])

  useEffect(() => {
    // Once: a page that is ready again has taken itself to an address, and so to a policy, of its own choice.
    if (readied !== 1) return
    const filling: TabFilling = isHtml
      ? { type: tabFrameFill, html: tab.htmlContent, js: tab.jsContent, dashboard }
      : { type: tabFrameFill, address: tab.iframeUrl, title: tab.label }
    frame.current?.contentWindow?.postMessage(filling, isHtml ? '*' : origin)
  }, [readied, isHtml, origin, dashboard, tab])

  // Its first page is ours; whatever is loaded after it, the tab went to by itself.
  if (loads > 1)
    return (
      <EmptyState
        title="The tab left its page"
        message="It tried to go to another address, which is not shown here."
        action={
          <Button
            onClick={() => {
              countLoads(0)
              countReadied(0)
            }}
          >
            Load it again
          </Button>
        }
      />
    )
  return (
    <iframe
      ref={frame}
      onLoad={() => countLoads((count) => count + 1)}
      className="vg-_tab-frame"
      title={tab.label}
      data-ready={readied > 0}
      src={tabFramePath(tab.pageType, isHtml ? tab.allowedHosts : host ? [host] : [])}
      sandbox={isHtml ? htmlSandbox : undefined}
      referrerPolicy="no-referrer"
    />
  )
}
