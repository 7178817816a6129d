/** What one fault may fill of the output: messages of one code, lines of one message, and lines in all. */
const most = { messages: 5, lines: 4, output: 80 } as const;

/**
 * The output of a program, cut to what helps. One wrong import makes the compiler name every file behind it, each with the
 * whole chain of imports: the first messages of each code say what is wrong, the others are counted.
 */
export function shortenOutput(output: string): string {
  const seen = new Map<string, number>();
  const lines = messagesOf(output).flatMap((message) => {
    const code = /\berror (TS\d+):/.exec(message[0] ?? '')?.[1];
    if (code === undefined) return message;
    const count = (seen.get(code) ?? 0) + 1;
    seen.set(code, count);
    return count > most.messages ? [] : message.slice(0, most.lines);
  });
  const further = [...seen]
    .filter(([, count]) => count > most.messages)
    .map(([code, count]) => `and ${count - most.messages} more of ${code}, probably for the same reason`);
  const rest = lines.length - most.output;
  const cut = rest > 0 ? [...lines.slice(0, most.output), `and ${rest} more lines`] : lines;
  return [...cut, ...further].join('\n');
}

/** Each line with the indented ones that explain it. */
function messagesOf(output: string): string[][] {
  const messages: string[][] = [];
  for (const line of output.trimEnd().split('\n')) {
    const last = messages.at(-1);
    if (last !== undefined && /^\s/.test(line)) last.push(line);
    else messages.push([line]);
  }
  return messages;
}
