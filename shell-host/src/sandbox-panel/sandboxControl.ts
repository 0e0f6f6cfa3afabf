/** A fault in the sandbox's format. `times`: how many answers of the call fail; without it, all until cleared. */
export interface FaultOrder {
  call: string;
  fault: Record<string, unknown>;
  times?: number;
}

/** The scenarios and faults that the sandbox has, and the faults that are set. */
export interface SandboxState {
  scenarios: { name: string; title: string }[];
  faults: FaultOrder[];
  /** Names of all calls and kinds of faults. */
  calls: string[];
  kinds: string[];
}

/** Client of the sandbox's control calls. Every function rejects with a message for the panel. */
export function createSandboxControl(services: string) {
  return {
    async read(): Promise<SandboxState> {
      return { ...(await request('GET', '/scenarios')), ...(await request('GET', '/faults')) };
    },
    /** Resets this visitor to the start of a scenario. Open pages show it after a reload. */
    enter: (name: string) => request('POST', '/scenario', { name }),
    setFault: (order: FaultOrder) => request('POST', '/faults', order),
    clearFaults: () => request('DELETE', '/faults'),
  };

  async function request(method: string, path: string, body?: object) {
    const response = await fetch(`${services}/sandbox${path}`, {
      method,
      credentials: 'include',
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const answer = await response.json().catch(() => ({}));
    if (!response.ok) throw new Error(answer.message ?? `The sandbox answered ${response.status}.`);
    return answer;
  }
}

/** Reads the fault from the panel's form, which has only the fields of the chosen kind. Empty fields are left out. */
export function readFaultForm(form: FormData): FaultOrder {
  const filled = [...form].map(([name, value]) => [name, String(value).trim()] as const);
  const read = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
  const fields = filled.flatMap(([name, text]) => (text ? [[name, read(text)] as const] : []));
  const { call, times, code, ...fault } = Object.fromEntries(fields);
  return {
    call: String(call),
    fault: { ...fault, ...(code && { body: { code } }) },
    ...(times && { times: Number(times) }),
  };
}

/** A line for the list of faults: `getTrolley: status 503, 2 ×`. */
export function describeFault({ call, fault: { body, ...details }, times }: FaultOrder): string {
  const { code } = (body ?? {}) as { code?: string };
  const words = [...Object.values(details), code].filter((word) => word !== undefined);
  return `${call}: ${words.join(' ')}, ${times === undefined ? 'until cleared' : `${times} ×`}`;
}
