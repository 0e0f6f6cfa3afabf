export interface Scenario {
  name: string;
  title: string;
}

/** A fault as the sandbox lists and takes it. `times`: so many answers of the call; without it, until cleared. */
export interface FaultOrder {
  call: string;
  fault: { kind: string; status?: number; body?: { code: string }; ms?: number };
  times?: number;
}

/** What the sandbox can be told, and what it has been told. */
export interface SandboxState {
  scenarios: Scenario[];
  faults: FaultOrder[];
  /** Names of the calls and kinds of fault that there are. */
  calls: string[];
  kinds: string[];
}

export interface SandboxControl {
  read(): Promise<SandboxState>;
  /** Puts this visitor into a scenario; pages show it after a reload. */
  enter(scenario: string): Promise<void>;
  setFault(order: FaultOrder): Promise<void>;
  clearFaults(): Promise<void>;
}

/** The sandbox's own switches. Every function rejects with a sentence that can be shown. */
export function createSandboxControl(services: string, send: typeof fetch = fetch): SandboxControl {
  return {
    async read() {
      const [{ scenarios }, faults] = await Promise.all([ask('GET', '/scenarios'), ask('GET', '/faults')]);
      return { scenarios, ...faults };
    },
    enter: (name) => ask('POST', '/scenario', { name }),
    setFault: (order) => ask('POST', '/faults', order),
    clearFaults: () => ask('DELETE', '/faults'),
  };

  async function ask(method: string, path: string, body?: unknown) {
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
