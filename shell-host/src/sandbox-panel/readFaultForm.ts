import type { FaultOrder } from './createSandboxControl.ts';

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
