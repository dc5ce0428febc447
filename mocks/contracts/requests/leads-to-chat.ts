/** Whether a request leads to its conversation: where no history is kept there is none to open. */
export function leadsToChat({ recordChatHistory }: { recordChatHistory: boolean }): boolean {
  return recordChatHistory
}
