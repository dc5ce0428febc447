/** A stranger's page: text to read, nothing of ours but what stands at its end. */
export function hostPage(snippet: string): string {
  const paragraph = 'Coffee roasted on the quay, cake from the oven next door, and a seat by the window. '
  const paragraphs = Array.from({ length: 12 }, () => `<p>${paragraph.repeat(6)}</p>`).join('\n')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>A café</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"></head>
<body><h1>A café by the harbour</h1>
${paragraphs}
${snippet}
</body></html>`
}
