/** Characters of a tool's own line about a call. */
export const maxSummaryLength = 2000

/** A text for whoever approves, of at most so many characters. What is cut says so: nobody is to take a part for the whole. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return `${text.slice(0, maxLength)}\n… ${text.length - maxLength} more characters`
}
