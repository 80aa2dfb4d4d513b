/** Whether a comment is TSDoc that ends with a sentence. Its tags are ignored. */
export const hasSentence = (comment = ''): boolean =>
  /^\*[^]*\S\.[\s*]*$/.test(comment.split(/\n\s*\*\s*@/)[0]!)
