export interface Scenario {
  name: string;
  title: string;
}

/** A fault in the sandbox's format. `times`: how many answers of the call fail; without it, all until cleared. */
export interface FaultOrder {
  call: string;
  fault: { kind: string; status?: number; body?: { code: string }; ms?: number };
  times?: number;
}

/** The scenarios and faults that the sandbox has, and the faults that are set. */
export interface SandboxState {
  scenarios: Scenario[];
  faults: FaultOrder[];
  /** Names of all calls and kinds of faults. */
  calls: string[];
  kinds: string[];
}

export interface SandboxControl {
  read(): Promise<SandboxState>;
  /** Resets this visitor to the start of a scenario. Pages show it after a reload. */
  enter(scenario: string): Promise<void>;
  setFault(order: FaultOrder): Promise<void>;
  clearFaults(): Promise<void>;
}

/** Client of the sandbox's control calls. Every function rejects with a message for the panel. */
export function createSandboxControl(services: string, send: typeof fetch = fetch): SandboxControl {
  return {
    async read() {
      const [{ scenarios }, faults] = await Promise.all([
        request('GET', '/scenarios'),
        request('GET', '/faults'),
      ]);
      return { scenarios, ...faults };
    },
    enter: (name) => request('POST', '/scenario', { name }),
    setFault: (order) => request('POST', '/faults', order),
    clearFaults: () => request('DELETE', '/faults'),
  };

  async function request(method: string, path: string, body?: unknown) {
    const response = await send(`${services}/sandbox${path}`, {
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
