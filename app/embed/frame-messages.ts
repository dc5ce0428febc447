/**
 * What the loader in the host page and the embed page in the frame say to each other. Nothing in it is secret:
 * it may be sent to any origin, and is believed only from the window it is expected from.
 */

/** From the frame: `ready` to be used, asks to `close` or which `page` it is in, or `count` answers are `unread` because it is hidden. */
export interface FrameMessage {
  widget: 'ready' | 'close' | 'unread' | 'page'
  /** Unread answers. */
  count: number
}

/** From the host page, asked for it: its address as it is now. */
export interface PageMessage {
  widget: 'page'
  url: string
}

/** From the host page: the panel opened, and whether the visitor did it; the panel closed. */
export interface HostMessage {
  widget: 'shown' | 'hidden'
  focus: boolean
  /** What the visitor typed before there was a field. */
  typed: string
}

/** The parts of a MessageEvent a check needs. */
export type ReceivedMessage = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>

/** A message of the frame, or undefined: wrong window, wrong origin, wrong shape. */
export function readFrameMessage(
  { data, origin, source }: ReceivedMessage,
  frame: MessageEventSource | null | undefined,
  frameOrigin: string,
): FrameMessage | undefined {
  const { widget, count } = Object(data)
  const known = ['ready', 'close', 'unread', 'page'].includes(widget) && Number.isInteger(count)
  if (known && frame && source === frame && origin === frameOrigin) return { widget, count }
}

/** A message of the page around the frame, or undefined. Any page may frame the embed that its owner allows. */
export function readHostMessage(
  { data, source }: ReceivedMessage,
  host: MessageEventSource,
): HostMessage | undefined {
  const { widget, focus, typed } = Object(data)
  if (source === host && ['shown', 'hidden'].includes(widget))
    return { widget, focus: focus === true, typed: typeof typed === 'string' ? typed : '' }
}
