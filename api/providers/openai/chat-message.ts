/** A message as chat completion endpoints take it. */
export interface ChatMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}
