export interface JsonResponse {
  readonly status: number;
  readonly text: string;
}

const MOST_BYTES = 5_000_000;

/**
 * Posts a value as JSON. Redirects are not followed: the address is what the config says.
 * @throws Error when nobody answers in time, or with too much
 */
export async function postJson(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
  seconds: number,
  signal?: AbortSignal,
): Promise<JsonResponse> {
  const limits = [AbortSignal.timeout(seconds * 1000), ...(signal === undefined ? [] : [signal])];
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: JSON.stringify(body),
    redirect: "manual",
    signal: AbortSignal.any(limits),
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error(`the answer is longer than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return { status: response.status, text: Buffer.concat(chunks).toString("utf8") };
}
