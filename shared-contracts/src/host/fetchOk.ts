const timeoutMs = 10_000;

/** Fetches with a timeout of ten seconds. @throws if there is no answer in time, or if its status is not 2xx */
export async function fetchOk(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}
