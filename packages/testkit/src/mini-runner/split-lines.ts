import { StringDecoder } from "node:string_decoder";

/** Cuts a process's output into lines as .NET's `ReadLine` does: at LF, CR and CRLF, nowhere else. */
export interface LineSplitter {
  push(chunk: Buffer): void;
  /** Hands out what stands after the last line break. */
  end(): void;
}

/** Creates a splitter that calls `onLine` for each complete line, without its line break. */
export function createLineSplitter(onLine: (line: string) => void): LineSplitter {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  const take = (text: string, isLast: boolean): void => {
    const lines = (rest + text).split(/\r\n|\r(?!$)|\n/);
    rest = lines.pop() as string;
    // A CR at the end of a chunk may be half of a CRLF: wait for the next one.
    if (isLast && rest.endsWith("\r")) {
      lines.push(rest.slice(0, -1));
      rest = "";
    }
    lines.forEach(onLine);
    if (isLast && rest !== "") onLine(rest);
  };
  return {
    push: (chunk) => take(decoder.write(chunk), false),
    end: () => take(decoder.end(), true),
  };
}
