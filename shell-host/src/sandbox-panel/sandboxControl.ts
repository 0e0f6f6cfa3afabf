/** A fault in the sandbox's format. `times`: how many answers of the call fail; without it, all until cleared. */
export interface FaultOrder {
  call: string;
  fault: { kind: string; status?: number; body?: { code: string }; ms?: number };
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
      const [{ scenarios }, faults] = await Promise.all([
        request('GET', '/scenarios'),
        request('GET', '/faults'),
      ]);
      return { scenarios, ...faults };
    },
    /** Resets this visitor to the start of a scenario. Pages show it after a reload. */
    enter: (name: string) => request('POST', '/scenario', { name }),
    setFault: (order: FaultOrder) => request('POST', '/faults', order),
    clearFaults: () => request('DELETE', '/faults'),
  };

  async function request(method: string, path: string, body?: unknown) {
    const response = await fetch(`${services}/sandbox${path}`, {
      method,
      credentials: 'include',
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    });
    const answer = await response.json().catch(() => ({}));
    if (!response.ok) throw new Error(answer.message ?? `The sandbox answered ${response.status}.`);
    return answer;
  }
}

/** Reads the fault from the panel's form. The form has only the fields of the chosen kind. */
export function readFaultForm(form: FormData): FaultOrder {
  const code = String(form.get('code') ?? '').trim();
  const number = (name: string) => (form.get(name) ? { [name]: Number(form.get(name)) } : {});
  return {
    call: String(form.get('call')),
    fault: {
      kind: String(form.get('kind')),
      ...number('status'),
      ...(code && { body: { code } }),
      ...number('ms'),
    },
    ...number('times'),
  };
}

/** A line for the list of faults: `getTrolley: status 503, 2 times`. */
export function describeFault({ call, fault: { kind, status, body, ms }, times }: FaultOrder): string {
  const details = [kind, status, body?.code, ms !== undefined && `${ms} ms`].filter(
    (part) => part !== undefined && part !== false,
  );
  const count = times === undefined ? 'until cleared' : `${times} ${times === 1 ? 'time' : 'times'}`;
  return `${call}: ${details.join(' ')}, ${count}`;
}
