/** The smallest pages a build could leave behind. */
export const builtPages: Record<string, string> = {
  'app/index.html': '<!doctype html><html><head><title>VoiceGlow</title></head><body></body></html>',
  'app/assets/main-abc123.js': 'export {}',
  'embed/embed.html':
    '<!doctype html><html data-vg-root><head><title>Chat</title><!--vg-head--></head><body><!--vg-widget--></body></html>',
  'embed/embed.js': 'void 0',
  'embed/launcher.js': 'launch(__LAUNCHER__)',
  'embed/teaser.js': ';tease(__TEASER__)',
  'embed/measure.js': ';measure(__MEASURE__)',
  'embed/embed-chat.js': 'chat(__LAUNCHER__)',
  'embed/embed-assets/chat-abc123.js': 'export {}',
}

/** The boot data a page carries. */
export function bootOf(html: string): Record<string, unknown> {
  const json = /<script type="application\/json" id="vg-boot">(.*?)<\/script>/s.exec(html)?.[1]
  if (json === undefined) throw new Error('The page carries no boot data')
  return JSON.parse(json) as Record<string, unknown>
}
